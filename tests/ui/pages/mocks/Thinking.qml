// The figures of the mock-ups' search: depth 9, 1 304 310 nodes.
import QtQuick

QtObject {
    id: thinking

    property bool active: true
    property bool watched: false
    property bool hasResult: true
    property bool limitReached: false
    property string title: "depth 9 · selective 21 · 2.6 s"
    property string nodesText: "1 304 310"
    property string lastNodesText: ""
    property string speedText: "498 k"
    property string branchingText: "4.8"
    property string hashFullText: "12 %"
    property string scoreText: "+0.41"
    property bool scoreIsMate: false
    property string pvText: "19…Nxd4 20.Qxd4 Qxd4 21.cxd4 Rd8 22.Rc1 c6"
    property string changeText: ""
    property string idleText: "Plyglass thinks after your move."
    property string changeTone: "neutral"
    property list<real> depthNodes: [125, 520, 3300, 11800, 55000, 180000, 420000, 800000, 1304310]
    property list<real> noCutsNodes: [125, 3900, 120000, 3700000]
    property list<real> previousNodes: []
    property ListModel categories: ListModel {
        ListElement { name: "Main search"; nodesText: "398 120"; shareText: "31 %"; share: 0.305; series: 1 }
        ListElement { name: "Quiescence"; nodesText: "702 664"; shareText: "54 %"; share: 0.539; series: 2 }
        ListElement { name: "Null move"; nodesText: "61 310"; shareText: "5 %"; share: 0.047; series: 3 }
        ListElement { name: "Reduced"; nodesText: "118 940"; shareText: "9 %"; share: 0.091; series: 4 }
        ListElement { name: "Re-search"; nodesText: "23 276"; shareText: "2 %"; share: 0.018; series: 5 }
    }
    property ListModel details: ListModel {
        ListElement { name: "Boards scored"; valueText: "912 004" }
        ListElement { name: "Table probes"; valueText: "601 122" }
        ListElement { name: "Table hits"; valueText: "208 431" }
        ListElement { name: "Table cutoffs"; valueText: "141 020" }
        ListElement { name: "Beta cutoffs"; valueText: "310 448" }
        ListElement { name: "On the first move"; valueText: "91 %" }
    }

    // Before the first search: zeros and no curve.
    function showEmpty(): void {
        thinking.active = false;
        thinking.hasResult = false;
        thinking.title = "";
        thinking.nodesText = "0";
        thinking.speedText = "0";
        thinking.branchingText = "0";
        thinking.hashFullText = "0 %";
        thinking.scoreText = "";
        thinking.pvText = "";
        thinking.depthNodes = [];
        thinking.noCutsNodes = [];
        for (let i = 0; i < thinking.categories.count; ++i) {
            thinking.categories.setProperty(i, "nodesText", "0");
            thinking.categories.setProperty(i, "shareText", "0 %");
            thinking.categories.setProperty(i, "share", 0);
        }
    }
}
