"""A browser without a display, driven by chromedriver over HTTP: nothing but Debian's chromium-driver and
Python's own library."""
import base64
import json
import os
import socket
import subprocess
import tempfile
import time
import urllib.error
import urllib.request

ELEMENT = "element-6066-11e4-a52e-4f735466cecf"  # how WebDriver marks an element in JSON
START_SECONDS = 60
ANSWER_SECONDS = 600


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


class Browser:
    """One window. Used in a with statement, so that nothing is left running."""

    def __init__(self, width=1440, height=900):
        self.size = (width, height)

    def __enter__(self):
        self.profile = tempfile.TemporaryDirectory(prefix="plyglass-web-", ignore_cleanup_errors=True)
        port = free_port()
        self.driver = subprocess.Popen(["chromedriver", f"--port={port}"], stdout=subprocess.DEVNULL,
                                       stderr=subprocess.DEVNULL)
        self.root = f"http://127.0.0.1:{port}"
        self.wait_for_driver()
        width, height = self.size
        arguments = ["--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
                     "--force-device-scale-factor=1", f"--window-size={width},{height}",
                     f"--user-data-dir={self.profile.name}"]
        wanted = {"browserName": "chrome", "goog:chromeOptions": {"args": arguments},
                  "goog:loggingPrefs": {"browser": "ALL"}, "timeouts": {"script": ANSWER_SECONDS * 1000}}
        answer = self.send("POST", "/session", {"capabilities": {"alwaysMatch": wanted}})
        self.root += "/session/" + answer["sessionId"]
        self.resize(width, height)
        return self

    def __exit__(self, *_):
        try:
            self.send("DELETE", "")
        except (OSError, RuntimeError):
            pass
        self.driver.terminate()
        self.driver.wait()
        self.profile.cleanup()

    def wait_for_driver(self):
        end = time.monotonic() + START_SECONDS
        while time.monotonic() < end:
            try:
                return self.send("GET", "/status")
            except OSError:
                time.sleep(0.1)
        raise RuntimeError("chromedriver does not answer.")

    def send(self, method, path, body=None):
        data = None if method == "GET" else json.dumps(body or {}).encode()
        headers = {"Content-Type": "application/json"}
        request = urllib.request.Request(self.root + path, data, headers, method=method)
        try:
            with urllib.request.urlopen(request, timeout=ANSWER_SECONDS) as reply:
                return json.load(reply)["value"]
        except urllib.error.HTTPError as error:
            raise RuntimeError(json.load(error)["value"]["message"]) from None

    def command(self, name, **parameters):
        """Sends a command of Chromium's own protocol."""
        return self.send("POST", "/goog/cdp/execute", {"cmd": name, "params": parameters})

    def resize(self, width, height, mobile=False):
        self.command("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1,
                     mobile=mobile)

    def prefer(self, theme):
        wanted = {"name": "prefers-color-scheme", "value": theme}
        self.command("Emulation.setEmulatedMedia", features=[wanted])

    def open(self, path, address=""):
        """The page with the engine."""
        self.open_file(path, address)
        self.until_ready()

    def open_file(self, path, address=""):
        self.send("POST", "/url", {"url": "about:blank"})
        self.send("POST", "/url", {"url": f"file://{os.path.abspath(path)}{address}"})

    def until_ready(self):
        self.until("return !document.getElementById('loading') && Boolean(window.plyglass)")

    def enter_frame(self, selector):
        """Selects the page in this frame for the next calls; None selects the whole page."""
        frame = None if selector is None else {ELEMENT: self.element(selector)}
        self.send("POST", "/frame", {"id": frame})

    def run(self, script, *arguments):
        return self.send("POST", "/execute/sync", {"script": script, "args": list(arguments)})

    def wait_for(self, script):
        """The value of a resolved promise."""
        body = f"const done = arguments[0]; ({script}).then(done, (error) => done({{error: String(error)}}));"
        return self.send("POST", "/execute/async", {"script": body, "args": []})

    def until(self, script, seconds=120):
        """Waits until the script returns something true, and returns that."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            value = self.run(script)
            if value:
                return value
            time.sleep(0.05)
        raise AssertionError(f"In vain waited for: {script}")

    def element(self, selector):
        return self.send("POST", "/element", {"using": "css selector", "value": selector})[ELEMENT]

    def text(self, selector):
        return self.run("return document.querySelector(arguments[0]).textContent", selector)

    def click(self, selector):
        """Clicks the element with a real pointer."""
        self.send("POST", f"/element/{self.element(selector)}/click")

    def drag(self, source, target):
        moves = [self.pointer_at(source), {"type": "pointerDown", "button": 0},
                 self.pointer_at(target, duration=100), {"type": "pointerUp", "button": 0}]
        self.send("POST", "/actions", {"actions": [{"type": "pointer", "id": "mouse", "actions": moves}]})

    def pointer_at(self, selector, duration=0):
        origin = {ELEMENT: self.element(selector)}
        return {"type": "pointerMove", "duration": duration, "x": 0, "y": 0, "origin": origin}

    def press(self, *keys):
        steps = [{"type": kind, "value": key} for key in keys for kind in ("keyDown", "keyUp")]
        self.send("POST", "/actions", {"actions": [{"type": "key", "id": "keyboard", "actions": steps}]})

    def console(self):
        """The messages since the last call."""
        return [entry["message"] for entry in self.send("POST", "/se/log", {"type": "browser"})]

    def picture(self, path):
        with open(path, "wb") as file:
            file.write(base64.b64decode(self.send("GET", "/screenshot")))
