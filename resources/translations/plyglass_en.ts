<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Engine</name>
    <message numerus="yes">
        <source>%n queens</source>
        <translation>
            <numerusform>the queen</numerusform>
            <numerusform>%n queens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rooks</source>
        <translation>
            <numerusform>a rook</numerusform>
            <numerusform>%n rooks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bishops</source>
        <translation>
            <numerusform>a bishop</numerusform>
            <numerusform>%n bishops</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n knights</source>
        <translation>
            <numerusform>a knight</numerusform>
            <numerusform>%n knights</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pawns</source>
        <translation>
            <numerusform>a pawn</numerusform>
            <numerusform>%n pawns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n inaccuracies</source>
        <translation>
            <numerusform>1 inaccuracy</numerusform>
            <numerusform>%n inaccuracies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mistakes</source>
        <translation>
            <numerusform>1 mistake</numerusform>
            <numerusform>%n mistakes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blunders</source>
        <translation>
            <numerusform>1 blunder</numerusform>
            <numerusform>%n blunders</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This level looks %n plies ahead: to that depth the move looks as good.</source>
        <translation>
            <numerusform>This level looks 1 ply ahead: to that depth the move looks as good.</numerusform>
            <numerusform>This level looks %n plies ahead: to that depth the move looks as good.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 cutoffs</source>
        <translation>
            <numerusform>%1 cutoff</numerusform>
            <numerusform>%1 cutoffs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 searched again</source>
        <translation>
            <numerusform>%1 searched again</numerusform>
            <numerusform>%1 searched again</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 iterations</source>
        <translation>
            <numerusform>%1 iteration</numerusform>
            <numerusform>%1 iterations</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 answers</source>
        <translation>
            <numerusform>%1 answer</numerusform>
            <numerusform>%1 answers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 nodes</source>
        <translation>
            <numerusform>%1 node</numerusform>
            <numerusform>%1 nodes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 draws</source>
        <translation>
            <numerusform>%1 draw</numerusform>
            <numerusform>%1 draws</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 first-move cutoffs</source>
        <translation>
            <numerusform>%1 first-move cutoff</numerusform>
            <numerusform>%1 first-move cutoffs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 postponed</source>
        <translation>
            <numerusform>%1 postponed</numerusform>
            <numerusform>%1 postponed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 quiet cutoffs</source>
        <translation>
            <numerusform>%1 quiet cutoff</numerusform>
            <numerusform>%1 quiet cutoffs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 moves</source>
        <translation>
            <numerusform>%1 move</numerusform>
            <numerusform>%1 moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 stand-pats</source>
        <translation>
            <numerusform>%1 stand-pat</numerusform>
            <numerusform>%1 stand-pats</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 nodes in check</source>
        <translation>
            <numerusform>%1 node in check</numerusform>
            <numerusform>%1 nodes in check</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 skipped</source>
        <translation>
            <numerusform>%1 skipped</numerusform>
            <numerusform>%1 skipped</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 reduced</source>
        <translation>
            <numerusform>%1 reduced</numerusform>
            <numerusform>%1 reduced</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 reduced more</source>
        <translation>
            <numerusform>%1 reduced more</numerusform>
            <numerusform>%1 reduced more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 searches</source>
        <translation>
            <numerusform>%1 search</numerusform>
            <numerusform>%1 searches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 extended</source>
        <translation>
            <numerusform>%1 extended</numerusform>
            <numerusform>%1 extended</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 corrected</source>
        <translation>
            <numerusform>%1 corrected</numerusform>
            <numerusform>%1 corrected</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 book moves</source>
        <translation>
            <numerusform>%1 book move</numerusform>
            <numerusform>%1 book moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 moves known</source>
        <translation>
            <numerusform>%1 move known</numerusform>
            <numerusform>%1 moves known</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 positions known</source>
        <translation>
            <numerusform>%1 position known</numerusform>
            <numerusform>%1 positions known</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 random choices</source>
        <translation>
            <numerusform>%1 random choice</numerusform>
            <numerusform>%1 random choices</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You found the best move %n times.</source>
        <translation>
            <numerusform>You found a best move.</numerusform>
            <numerusform>You found the best move %n times.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You played on for %n moves.</source>
        <translation>
            <numerusform>You played a move.</numerusform>
            <numerusform>You played on for %n moves.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more are missing.</source>
        <translation>
            <numerusform>One more is missing.</numerusform>
            <numerusform>%n more are missing.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LessonsPage</name>
    <message numerus="yes">
        <source>Your mistakes: %n to practise now</source>
        <translation>
            <numerusform>Your mistakes: %n to practise now</numerusform>
            <numerusform>Your mistakes: %n to practise now</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MoveAnswers</name>
    <message numerus="yes">
        <source>%n plies deep</source>
        <translation>
            <numerusform>%n ply deep</numerusform>
            <numerusform>%n plies deep</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A ply is one move of one side. Every line was looked at for %n plies, except those that the techniques cut short.</source>
        <translation>
            <numerusform>A ply is one move of one side. Every line was looked at for %n ply, except those that the techniques cut short.</numerusform>
            <numerusform>A ply is one move of one side. Every line was looked at for %n plies, except those that the techniques cut short.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Some lines with captures and checks were followed further, the deepest for %n plies.</source>
        <translation>
            <numerusform>Some lines with captures and checks were followed further, the deepest for %n ply.</numerusform>
            <numerusform>Some lines with captures and checks were followed further, the deepest for %n plies.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlanBar</name>
    <message numerus="yes">
        <source>%n positions</source>
        <translation>
            <numerusform>%n position</numerusform>
            <numerusform>%n positions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n configurations</source>
        <translation>
            <numerusform>%n configuration</numerusform>
            <numerusform>%n configurations</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlaySettings</name>
    <message numerus="yes">
        <source>%n games found.</source>
        <translation>
            <numerusform>%n game found.</numerusform>
            <numerusform>%n games found.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlayerAnswers</name>
    <message numerus="yes">
        <source>%n of the techniques change the move when they are off.</source>
        <translation>
            <numerusform>%n of the techniques changes the move when it is off.</numerusform>
            <numerusform>%n of the techniques change the move when they are off.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PracticePanel</name>
    <message numerus="yes">
        <source>%n due</source>
        <translation>
            <numerusform>%n due</numerusform>
            <numerusform>%n due</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>QObject</name>
    <message numerus="yes">
        <source>The same move again, %1, but %2 instead of %3 nodes.</source>
        <translation>
            <numerusform>The same move again, %1, but %2 instead of %3 node.</numerusform>
            <numerusform>The same move again, %1, but %2 instead of %3 nodes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The same move again: %1, %2 nodes, as in the game.</source>
        <translation>
            <numerusform>The same move again: %1, %2 node, as in the game.</numerusform>
            <numerusform>The same move again: %1, %2 nodes, as in the game.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n plies less</source>
        <comment>with a lower window</comment>
        <translation>
            <numerusform>%1, %n ply less</numerusform>
            <numerusform>%1, %n plies less</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n capture(s) skipped</source>
        <comment>Refuted by e5</comment>
        <translation>
            <numerusform>%1, %n capture skipped</numerusform>
            <numerusform>%1, %n captures skipped</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n replies skipped</source>
        <comment>Refuted by e5</comment>
        <translation>
            <numerusform>%1, %n reply skipped</numerusform>
            <numerusform>%1, %n replies skipped</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n left out</source>
        <comment>Best reply e5</comment>
        <translation>
            <numerusform>%1, %n left out</numerusform>
            <numerusform>%1, %n left out</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n replies never searched</source>
        <translation>
            <numerusform>%n reply never searched</numerusform>
            <numerusform>%n replies never searched</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 deeper nodes not recorded</source>
        <translation>
            <numerusform>%1 deeper node not recorded</numerusform>
            <numerusform>%1 deeper nodes not recorded</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 searches</source>
        <translation>
            <numerusform>%1 search</numerusform>
            <numerusform>%1 searches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 searches in %2</source>
        <translation>
            <numerusform>%1 search in %2</numerusform>
            <numerusform>%1 searches in %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A and %1 chose different moves in all of %n positions.</source>
        <translation>
            <numerusform>A and %1 chose different moves in the only position.</numerusform>
            <numerusform>A and %1 chose different moves in all of %n positions.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 games of its own</source>
        <translation>
            <numerusform>%1 game of its own</numerusform>
            <numerusform>%1 games of its own</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>fit to moves in %1 positions</source>
        <translation>
            <numerusform>fit to moves in %1 position</numerusform>
            <numerusform>fit to moves in %1 positions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Finished: %n generations</source>
        <translation>
            <numerusform>Finished: %n generation</numerusform>
            <numerusform>Finished: %n generations</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 games</source>
        <translation>
            <numerusform>%1 game</numerusform>
            <numerusform>%1 games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Looks %n plies ahead, at most %1 positions, and misjudges them by about %2 pawns.</source>
        <translation>
            <numerusform>Looks %n ply ahead, at most %1 positions, and misjudges them by about %2 pawns.</numerusform>
            <numerusform>Looks %n plies ahead, at most %1 positions, and misjudges them by about %2 pawns.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Varies its first %n moves from game to game.</source>
        <translation>
            <numerusform>Varies its first %n move from game to game.</numerusform>
            <numerusform>Varies its first %n moves from game to game.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n replies</source>
        <translation>
            <numerusform>%1 of %n reply</numerusform>
            <numerusform>%1 of %n replies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not reached</source>
        <translation>
            <numerusform>%n not reached</numerusform>
            <numerusform>%n not reached</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n skipped after the refutation</source>
        <translation>
            <numerusform>%n skipped after the refutation</numerusform>
            <numerusform>%n skipped after the refutation</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not needed</source>
        <translation>
            <numerusform>%n not needed</numerusform>
            <numerusform>%n not needed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left to the next pass</source>
        <translation>
            <numerusform>%n left to the next pass</numerusform>
            <numerusform>%n left to the next pass</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tested</source>
        <translation>
            <numerusform>%n tested</numerusform>
            <numerusform>%n tested</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n without check</source>
        <translation>
            <numerusform>%n without check</numerusform>
            <numerusform>%n without check</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not worth a search</source>
        <translation>
            <numerusform>%n not worth a search</numerusform>
            <numerusform>%n not worth a search</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n futile</source>
        <translation>
            <numerusform>%n futile</numerusform>
            <numerusform>%n futile</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n late</source>
        <translation>
            <numerusform>%n late</numerusform>
            <numerusform>%n late</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with a bad history</source>
        <translation>
            <numerusform>%n with a bad history</numerusform>
            <numerusform>%n with a bad history</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n losing exchanges</source>
        <translation>
            <numerusform>%n losing exchange</numerusform>
            <numerusform>%n losing exchanges</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not captures</source>
        <translation>
            <numerusform>%n not a capture</numerusform>
            <numerusform>%n not captures</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stalemate in %n moves</source>
        <translation>
            <numerusform>Stalemate in 1 move</numerusform>
            <numerusform>Stalemate in %n moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Checkmate in %n moves</source>
        <translation>
            <numerusform>Checkmate in 1 move</numerusform>
            <numerusform>Checkmate in %n moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 seconds for each move</source>
        <translation>
            <numerusform>%1 second for each move</numerusform>
            <numerusform>%1 seconds for each move</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 minutes</source>
        <comment>of a clock</comment>
        <translation>
            <numerusform>%1 minute</numerusform>
            <numerusform>%1 minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 seconds</source>
        <comment>of a clock</comment>
        <translation>
            <numerusform>%1 second</numerusform>
            <numerusform>%1 seconds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RunProgress</name>
    <message numerus="yes">
        <source>%n generation(s) more</source>
        <translation>
            <numerusform>%n generation more</numerusform>
            <numerusform>%n generations more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SyzygySettings</name>
    <message numerus="yes">
        <source>%n table(s), for endings with up to %1 pieces</source>
        <translation>
            <numerusform>%n table, for endings with up to %1 pieces</numerusform>
            <numerusform>%n tables, for endings with up to %1 pieces</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>plyglass::BookViewModel</name>
    <message numerus="yes">
        <source>%n moves added to the opening book.</source>
        <translation>
            <numerusform>%n move added to the opening book.</numerusform>
            <numerusform>%n moves added to the opening book.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 positions</source>
        <translation>
            <numerusform>%1 position</numerusform>
            <numerusform>%1 positions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them come from variations.</source>
        <translation>
            <numerusform>%n of them comes from variations.</numerusform>
            <numerusform>%n of them come from variations.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>plyglass::ChessLessonsViewModel</name>
    <message numerus="yes">
        <source>lesson %1, %n minutes</source>
        <translation>
            <numerusform>lesson %1, %n minute</numerusform>
            <numerusform>lesson %1, %n minutes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>plyglass::ChessTaskViewModel</name>
    <message numerus="yes">
        <source>Mark %n squares, then check them.</source>
        <translation>
            <numerusform>Mark %n square, then check it.</numerusform>
            <numerusform>Mark %n squares, then check them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It tries all %n moves of White and every answer to them.</source>
        <translation>
            <numerusform>It tries the %n move of White and every answer to it.</numerusform>
            <numerusform>It tries all %n moves of White and every answer to them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It tries all %n moves of Black and every answer to them.</source>
        <translation>
            <numerusform>It tries the %n move of Black and every answer to it.</numerusform>
            <numerusform>It tries all %n moves of Black and every answer to them.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>plyglass::EvolutionRunViewModel</name>
    <message numerus="yes">
        <source>%1 games</source>
        <translation>
            <numerusform>%1 game</numerusform>
            <numerusform>%1 games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>plyglass::ExplorerViewModel</name>
    <message numerus="yes">
        <source>%1 nodes, depth %2</source>
        <translation>
            <numerusform>%1 node, depth %2</numerusform>
            <numerusform>%1 nodes, depth %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>depth %1: %2 nodes, of %3 in all passes</source>
        <translation>
            <numerusform>depth %1: %2 node, of %3 in all passes</numerusform>
            <numerusform>depth %1: %2 nodes, of %3 in all passes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 nodes at ply %2 and deeper not recorded</source>
        <translation>
            <numerusform>%1 node at ply %2 and deeper not recorded</numerusform>
            <numerusform>%1 nodes at ply %2 and deeper not recorded</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>plyglass::GameWatch</name>
    <message numerus="yes">
        <source>%n moves: %1</source>
        <translation>
            <numerusform>%n move: %1</numerusform>
            <numerusform>%n moves: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>plyglass::IcicleModel</name>
    <message numerus="yes">
        <source>%1 moves</source>
        <translation>
            <numerusform>%1 move</numerusform>
            <numerusform>%1 moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n moves side by side</source>
        <translation>
            <numerusform>%n move side by side</numerusform>
            <numerusform>%n moves side by side</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 nodes, each too narrow to be drawn alone</source>
        <translation>
            <numerusform>%1 node, too narrow to be drawn alone</numerusform>
            <numerusform>%1 nodes, each too narrow to be drawn alone</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %2 nodes. %3</source>
        <translation>
            <numerusform>%1, %2 node. %3</numerusform>
            <numerusform>%1, %2 nodes. %3</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>plyglass::ImportReport</name>
    <message numerus="yes">
        <source>%1 games of it could be read and are in the new one.</source>
        <translation>
            <numerusform>%1 game of it could be read and is in the new one.</numerusform>
            <numerusform>%1 games of it could be read and are in the new one.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 games could not be read.</source>
        <translation>
            <numerusform>%1 game could not be read.</numerusform>
            <numerusform>%1 games could not be read.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 games were imported.</source>
        <translation>
            <numerusform>%1 game was imported.</numerusform>
            <numerusform>%1 games were imported.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 games could not be read and were left out.</source>
        <translation>
            <numerusform>%1 game could not be read and was left out.</numerusform>
            <numerusform>%1 games could not be read and were left out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of them could be read only up to an error.</source>
        <translation>
            <numerusform>%1 of them could be read only up to an error.</numerusform>
            <numerusform>%1 of them could be read only up to an error.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of them had an error that was corrected.</source>
        <translation>
            <numerusform>%1 of them had an error that was corrected.</numerusform>
            <numerusform>%1 of them had errors that were corrected.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>plyglass::LabConfigurationsModel</name>
    <message numerus="yes">
        <source>%1 and %n others</source>
        <comment>techniques</comment>
        <translation>
            <numerusform>%1 and %n other</numerusform>
            <numerusform>%1 and %n others</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n threads</source>
        <translation>
            <numerusform>%n thread</numerusform>
            <numerusform>%n threads</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>plyglass::LabPlan</name>
    <message numerus="yes">
        <source>%1 searches</source>
        <translation>
            <numerusform>%1 search</numerusform>
            <numerusform>%1 searches</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>plyglass::LabPositionsModel</name>
    <message numerus="yes">
        <source>%n legal moves</source>
        <translation>
            <numerusform>%n legal move</numerusform>
            <numerusform>%n legal moves</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>plyglass::LaboratoryViewModel</name>
    <message numerus="yes">
        <source>%1, %n positions</source>
        <translation>
            <numerusform>%1, %n position</numerusform>
            <numerusform>%1, %n positions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n threads</source>
        <translation>
            <numerusform>%n ply deep</numerusform>
            <numerusform>%n plies deep</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n plies</source>
        <translation>
            <numerusform>%n ply</numerusform>
            <numerusform>%n plies</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>plyglass::LibraryEditsViewModel</name>
    <message numerus="yes">
        <source>%1 games were written to %2.</source>
        <translation>
            <numerusform>%1 game was written to %2.</numerusform>
            <numerusform>%1 games were written to %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 games were added to %2.</source>
        <translation>
            <numerusform>%1 game was added to %2.</numerusform>
            <numerusform>%1 games were added to %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 games were removed from the favourites.</source>
        <translation>
            <numerusform>%1 game was removed from the favourites.</numerusform>
            <numerusform>%1 games were removed from the favourites.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 games were taken out of the collection.</source>
        <translation>
            <numerusform>%1 game was taken out of the collection.</numerusform>
            <numerusform>%1 games were taken out of the collection.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 games were deleted.</source>
        <translation>
            <numerusform>%1 game was deleted.</numerusform>
            <numerusform>%1 games were deleted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 games are in the library again.</source>
        <translation>
            <numerusform>%1 game is in the library again.</numerusform>
            <numerusform>%1 games are in the library again.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%2 games of %1 were deleted.</source>
        <translation>
            <numerusform>%2 game of %1 was deleted.</numerusform>
            <numerusform>%2 games of %1 were deleted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Export the %1 games found…</source>
        <translation>
            <numerusform>Export the %1 game found…</numerusform>
            <numerusform>Export the %1 games found…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Export all %1 games…</source>
        <translation>
            <numerusform>Export the %1 game…</numerusform>
            <numerusform>Export all %1 games…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Export %1 selected games…</source>
        <translation>
            <numerusform>Export %1 selected game…</numerusform>
            <numerusform>Export %1 selected games…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %1 games</source>
        <translation>
            <numerusform>Delete %1 game</numerusform>
            <numerusform>Delete %1 games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 games are copies of games that are in the library too.</source>
        <translation>
            <numerusform>%1 game is a copy of one that is in the library too.</numerusform>
            <numerusform>%1 games are copies of games that are in the library too.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of them took the place of a later version, which stays under “Deleted”.</source>
        <translation>
            <numerusform>%1 of them took the place of a later version, which stays under “Deleted”.</numerusform>
            <numerusform>%1 of them took the place of later versions, which stay under “Deleted”.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>plyglass::LibrarySearch</name>
    <message numerus="yes">
        <source>%1 moves or more</source>
        <translation>
            <numerusform>%1 move or more</numerusform>
            <numerusform>%1 moves or more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 moves or fewer</source>
        <translation>
            <numerusform>%1 move or fewer</numerusform>
            <numerusform>%1 moves or fewer</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>plyglass::LibraryViewModel</name>
    <message numerus="yes">
        <source>%1 games</source>
        <translation>
            <numerusform>%1 game</numerusform>
            <numerusform>%1 games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 games were merged into a new game. The games of the library stay as they are.</source>
        <translation>
            <numerusform>%1 game was taken into a new game. The games of the library stay as they are.</numerusform>
            <numerusform>%1 games were merged into a new game. The games of the library stay as they are.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 games were left out: %2</source>
        <translation>
            <numerusform>%1 game was left out: %2</numerusform>
            <numerusform>%1 games were left out; the first: %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>plyglass::NetworkPlan</name>
    <message numerus="yes">
        <source>About %n minutes on two cores</source>
        <translation>
            <numerusform>About %n minute on two cores</numerusform>
            <numerusform>About %n minutes on two cores</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>plyglass::NetworkRunViewModel</name>
    <message numerus="yes">
        <source>Each square: how an added piece there changes the score, on average over %n positions of the games it learned from. The colour is the difference from the mean over all squares.</source>
        <translation>
            <numerusform>Each square: how an added piece there changes the score, on average over %n position of the games it learned from. The colour is the difference from the mean over all squares.</numerusform>
            <numerusform>Each square: how an added piece there changes the score, on average over %n positions of the games it learned from. The colour is the difference from the mean over all squares.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>plyglass::OpeningTreeViewModel</name>
    <message numerus="yes">
        <source>%1 games of the search</source>
        <translation>
            <numerusform>%1 game of the search</numerusform>
            <numerusform>%1 games of the search</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %1 games</source>
        <translation>
            <numerusform>%1 game in all</numerusform>
            <numerusform>All %1 games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Book of %1 games</source>
        <translation>
            <numerusform>Book of %1 game</numerusform>
            <numerusform>Book of %1 games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>plyglass::PracticeViewModel</name>
    <message numerus="yes">
        <source>in %n minutes</source>
        <translation>
            <numerusform>in %n minute</numerusform>
            <numerusform>in %n minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %n hours</source>
        <translation>
            <numerusform>in %n hour</numerusform>
            <numerusform>in %n hours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %n days</source>
        <translation>
            <numerusform>in %n day</numerusform>
            <numerusform>in %n days</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n exercises were added.</source>
        <translation>
            <numerusform>%n exercise was added.</numerusform>
            <numerusform>%n exercises were added.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>plyglass::ReproductionViewModel</name>
    <message numerus="yes">
        <source>%n tables computed</source>
        <translation>
            <numerusform>%n table computed</numerusform>
            <numerusform>%n tables computed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n statements confirmed</source>
        <translation>
            <numerusform>%1 of %n statement confirmed</numerusform>
            <numerusform>%1 of %n statements confirmed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>plyglass::SaveTarget</name>
    <message numerus="yes">
        <source>It holds %n games.</source>
        <translation>
            <numerusform>It holds %n game.</numerusform>
            <numerusform>It holds %n games.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>plyglass::StatisticsViewModel</name>
    <message numerus="yes">
        <source>%1 games are damaged and are left out.</source>
        <translation>
            <numerusform>%1 game is damaged and is left out.</numerusform>
            <numerusform>%1 games are damaged and are left out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Copies are counted once: the list has %1 more games that are copies</source>
        <translation>
            <numerusform>Copies are counted once: the list has %1 more game that is a copy</numerusform>
            <numerusform>Copies are counted once: the list has %1 more games that are copies</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>plyglass::TraceRowsModel</name>
    <message numerus="yes">
        <source>%1, value %2, %3, %4 nodes</source>
        <translation>
            <numerusform>%1, value %2, %3, %4 node</numerusform>
            <numerusform>%1, value %2, %3, %4 nodes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>plyglass::TreeRecording</name>
    <message numerus="yes">
        <source>%1: at most %n plies and %2 positions, with its errors of evaluation and without the moves that it overlooks. It plays one of the best moves of this search at random.</source>
        <translation>
            <numerusform>%1: at most %n ply and %2 positions, with its errors of evaluation and without the moves that it overlooks. It plays one of the best moves of this search at random.</numerusform>
            <numerusform>%1: at most %n plies and %2 positions, with its errors of evaluation and without the moves that it overlooks. It plays one of the best moves of this search at random.</numerusform>
        </translation>
    </message>
</context>
</TS>
