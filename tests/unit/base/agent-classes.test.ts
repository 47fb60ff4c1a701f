// The classes of `body` that name the browser, by what it says of itself.
import { afterEach, expect, it, vi } from "vitest";
import { agentClasses } from "../../../src/base/agent-classes";

afterEach(() => vi.unstubAllGlobals());

const chrome = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36";
const safari =
	"Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15";
const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0";

it.each([
	["Chrome", chrome, 0, ["blink", "chrome", "webkit"]],
	["Chrome on a touch screen", chrome, 5, ["blink", "chrome", "isTouchDevice", "webkit"]],
	["Safari", safari, 0, ["appleWebkit", "mac", "safari", "webkit"]],
	["Firefox", firefox, 0, ["firefox"]],
])("%s", (_, userAgent, maxTouchPoints, names) => {
	vi.stubGlobal("navigator", { userAgent, maxTouchPoints });
	expect(agentClasses().sort()).toEqual(names.map((name) => `e--ua-${name}`));
});
