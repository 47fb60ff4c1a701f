// Lazy background: marks a section whose background image may load; the mark stays, as the server's own script leaves it.
import type { MountablePlugin } from "../../src/base/descriptor";

export default { mount: (host) => host.classList.add("e-lazyloaded") } satisfies MountablePlugin;
