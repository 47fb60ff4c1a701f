// What does each file cost that a site may load? Raw, gzip and brotli bytes beside its budget.
import { readdirSync, readFileSync } from "node:fs";
import { brotliCompressSync, gzipSync } from "node:zlib";

const files = readdirSync("dist", { recursive: true }).map((file) => `dist/${file}`);
const matches = (pattern, file) =>
	new RegExp(`^${pattern.replaceAll(".", "\\.").replaceAll("*", "[^/]*")}$`).test(file);

export default () =>
	JSON.parse(readFileSync(".size-limit.json", "utf8")).map(({ name, path, limit }) => {
		const contents = files
			.filter((file) => [path].flat().some((pattern) => matches(pattern, file)))
			.map((file) => readFileSync(file));
		const sum = (measure) => contents.reduce((bytes, content) => bytes + measure(content).length, 0);
		return {
			chunk: name,
			budget: limit,
			brotli: sum(brotliCompressSync),
			gzip: sum((content) => gzipSync(content, { level: 9 })),
			raw: sum((content) => content),
		};
	});
