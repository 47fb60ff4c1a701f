// A step of the library's build: packages that apps do not share with the library become part of it, so that an app that installs it installs little else.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { rolldown } from "rolldown";

const { dependencies, peerDependencies } = JSON.parse(readFileSync("package.json", "utf8"));
const shared = { ...dependencies, ...peerDependencies };
const nameOf = (id) => /^(?:@[^/]+\/)?[^/]+/.exec(id)[0];
/** Begins the id of what the library imports of a package. */
const part = "part of ";

/** @param lib folder of the library; packages go to its folder `npm`, with their licenses */
export const packages = (lib) => {
	/** By package: the members that are imported, and from which of its entries. */
	const used = new Map();
	return {
		name: "packages",
		resolveId(id, importer) {
			if (!importer || !/^[@\w]/.test(id)) return null;
			const name = nameOf(id);
			if (id.startsWith("node:") || name in shared) return { id, external: true };
			const { entry } = used.get(name) ?? used.set(name, { entry: id, members: new Set() }).get(name);
			if (entry !== id) throw new Error(`The library imports ${entry} and ${id}; it may import one of them.`);
			return { id: join(process.cwd(), `npm/${name}.js`), external: "relative" };
		},
		moduleParsed({ ast }) {
			for (const { type, source, specifiers } of ast.body)
				if (type === "ImportDeclaration" && used.has(nameOf(source.value)))
					for (const { imported } of specifiers)
						used.get(nameOf(source.value)).members.add(imported?.name ?? "default");
		},
		generateBundle: {
			order: "post",
			handler(_, bundle) {
				for (const [fileName, file] of Object.entries(bundle))
					if (fileName.endsWith(".d.ts"))
						file.source = `${file.source}`.replace(/^import .* from "([@\w][^"]*)";/gm, (line, id) =>
							used.has(nameOf(id)) ? `// @ts-ignore: only for ourselves, so its types are not here\n${line}` : line,
						);
			},
		},
		async writeBundle() {
			const bundle = await rolldown({
				input: Object.fromEntries([...used.keys()].map((name) => [name, part + name])),
				platform: "node",
				plugins: [
					{
						name: "members",
						resolveId: (id) => (id.startsWith(part) ? id : null),
						load(id) {
							if (!id.startsWith(part)) return null;
							const { entry, members } = used.get(id.slice(part.length));
							// A package that `import()` alone loads gives its default.
							return `export { ${[...members].join(", ") || "default"} } from ${JSON.stringify(entry)};`;
						},
					},
				],
			});
			const { output } = await bundle.write({ dir: `${lib}/npm`, chunkFileNames: "shared/[name].js" });
			await bundle.close();
			writeFileSync(`${lib}/npm/LICENSES.md`, licensesOf(output.flatMap(({ moduleIds }) => moduleIds)));
		},
	};
};

/** Names, versions and licenses of the packages that modules come from. */
const licensesOf = (moduleIds) => {
	const folders = moduleIds.flatMap((id) => /.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(id)?.[0] ?? []);
	const texts = [...new Set(folders)].sort().map((folder) => {
		const { name, version, license } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
		const file = readdirSync(folder).find((file) => /^licen[cs]e/i.test(file));
		return `## ${name} ${version}: ${license}\n\n${file ? readFileSync(join(folder, file), "utf8").trim() : "No text comes with the package."}\n`;
	});
	return `# Packages in this folder\n\n${texts.join("\n")}`;
};
