// Static pages; the packages lie in the folder above.
import { dirname } from "node:path";

export default { output: "export", turbopack: { root: dirname(import.meta.dirname) } };
