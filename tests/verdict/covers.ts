// What each plugin covers, as the build writes it to the manifest.
import { readdirSync } from "node:fs";
import type { Covers } from "../../src/base/descriptor";

export const covers: Record<string, Covers> = {};
for (const name of readdirSync("plugins").filter((name) => !name.includes(".")))
	covers[name] = (await import(`../../plugins/${name}/plugin.ts`)).covers ?? {};
