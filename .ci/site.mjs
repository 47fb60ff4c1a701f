// Plugins of rollup with which the site's chunks are built: who takes a copy of what, styles, and members of the runtime's own folder.
import { existsSync, readFileSync } from "node:fs";
import { transform } from "lightningcss";
import { minify } from "terser";

/** Small modules of which plugins, or what is for developers and may come before the kit, take a copy each: a file of their own would cost pages a request, and more bytes. */
const copied = {
	plugins:
		/\/(copied\/[\w-]+|parts\/(after-frame|await-place|facade|forms|serve-presses|menu\/[\w-]+)|base\/(form-encode|read-page|site-setting|version)|stores\/cookies)\.js$/,
	dev: /\/base\/(closed|descriptor|read-page)\.js$/,
	parts: /\/base\/version\.js$/,
};

/** @param ofPlugins by plugin, `copies` of its `build.mjs`: which of its files (`by`) take a copy of which imports (`what`) */
export const copies = (ofPlugins) => ({
	name: "copies",
	async resolveId(source, importer, options) {
		const [, plugin, file] = /\/plugins\/([\w-]+)\/(.+)/.exec(importer) ?? [];
		const own = ofPlugins[plugin];
		if (own?.by.test(file) && own.what.test(source))
			return `${(await this.resolve(source, importer.split("?")[0], { ...options, skipSelf: true })).id}?${own.as}`;
		const [, room, name = room, copy] = /\/(plugins|dev|parts)\/(?:([\w-]+)\/)?|\?(.+)/.exec(importer) ?? [];
		if (!copy && !copied[room]?.test(source)) return null;
		const resolved = await this.resolve(source, importer?.split("?")[0], { ...options, skipSelf: true });
		// What a copy imports of its own room is copied with it.
		return !copy || copied.plugins.test(resolved.id) ? `${resolved.id}?${copy ?? name}` : resolved;
	},
	load: (id) => (id.includes("?") ? readFileSync(id.split("?")[0], "utf8") : null),
});

/**
 * @param libraries the chunk of each npm package that has one
 * @returns for `manualChunks`: a folder is a tier. Base and kit make one chunk, the runtime and its React layer one, a part or store one each.
 */
export const tiers = (plugins, libraries) => {
	const ownParts = plugins.filter((name) => existsSync(`src/parts/${name}`));
	return (id, { getModuleInfo }) => {
		if (id.includes("?")) return;
		const [, tier, name, file] = /\/src\/(\w+)\/([\w-]+)(?:\/([\w-]+)\.js$)?/.exec(id) ?? [];
		if (tier === "runtime" || tier === "react") return "runtime";
		// A folder of the kit comes on need.
		if (/\/src\/kit\/[\w-]+\//.test(id)) return name;
		if (tier === "base" || tier === "kit") return "kit";
		if (tier === "api" || tier === "dev") return;
		// What only `import()` reaches in a folder of parts is a chunk of its own, `FOLDER-NAME.js`.
		if (tier === "parts" && file && file !== "index" && !getModuleInfo(id).importers[0]) return `${name}-${file}`;
		// A part that bears a plugin's name comes with that plugin; what it brings along must not take the kit's stores with it.
		const plugin = tier === "parts" ? name : /\/plugins\/([\w-]+)\/index\.js$/.exec(id)?.[1];
		if (ownParts.includes(plugin)) return `plugins/${plugin}`;
		// What all stores are made of.
		if (/\/(nanostores\/|stores\/on-mount\.)/.test(id)) return "kit";
		// `npm run dev` takes packages from where they are installed.
		if (!tier) return libraries[/.*\/(?:node_modules|lib\/npm)\/((?:@[^/]+\/)?[^/]+?)(?:\/|\.js$)/.exec(id)?.[1]];
		// Files of one folder of parts go together.
		const importers = getModuleInfo(id).importers.filter((importer) => !importer.includes(`/src/${tier}/${name}/`));
		// What the page's own API alone has comes with that.
		if (importers[0] && importers.every((importer) => importer.includes("/src/api/"))) return;
		// A store that the kit imports comes with it; what a single plugin imports comes with that.
		if (importers.some((importer) => importer.includes("/src/kit/"))) return "kit";
		const owners = new Set(importers.map((importer) => /\/plugins\/[\w-]+\//.exec(importer)?.[0]));
		if (owners.size < 2 && !owners.has(undefined) && !getModuleInfo(id).dynamicImporters[0]) return;
		return name === "frame" ? "scroll" : name;
	};
};

/** `plugins/NAME.js`, a part of a plugin `plugins/NAME-PART.js`, of developers' rooms `api-PART.js`, all else by its own name. */
export const chunkFileNames = ({ moduleIds }) => {
	const [, room, name] = /\/(?:src\/(api|dev)|plugins\/([^/]+))\//.exec(moduleIds.at(-1)) ?? [];
	if (room) return `${room}-[name].js`;
	return name ? `plugins/${name}-[name].js` : "[name].js";
};

/**
 * Exports what the chunk shares with others under the names that it has in the chunk itself: `{Se}` instead of `{Se as $}`,
 * 120 B less for a kit with 60 of them, 3 B more for each chunk that asks for them. Names of more than two letters, which Rollup has not shortened, stay.
 * @param name of the chunk
 * @throws if a chunk asks for exports in a way that is not renamed
 */
export const sameNames = (name) => ({
	name: "same-names",
	generateBundle(_, bundle) {
		const own = {};
		const split = (list) => list.split(",").map((pair) => pair.trim().split(/\s*(?:\bas\b|:)\s*/));
		const rename = (file, pattern, toPair) => {
			const chunk = bundle[file];
			chunk.code = chunk.code.replace(pattern, (all, list) => all.replace(list, () => split(list).map(toPair).join()));
		};
		rename(`${name}.js`, /\bexport\s*\{([^{}]*)\};?\s*$/, ([local, exported = local]) => {
			if (exported.length > 2) return `${local} as ${exported}`;
			own[exported] = local;
			return local;
		});
		const modules = `gossamer\\.modules(?:\\.${name}\\b|\\["${name}"\\])`;
		for (const file of Object.keys(bundle).filter((file) => file.endsWith(".js"))) {
			rename(file, RegExp(`\\{([^{}]*)\\}\\s*=\\s*${modules}`, "g"), ([exported, local = exported]) => {
				const shared = own[exported] ?? exported;
				return shared === local ? shared : `${shared}:${local}`;
			});
			if (RegExp(`(?<!\\}\\s*=\\s*)${modules}`).test(bundle[file].code))
				throw new Error(`${file} asks for exports of ${name} in a way that is not known.`);
		}
	},
});

/** `style.css` of a plugin, and `before.css`: what a page prints in its head, so that a widget works before its chunk. */
export const styles = (plugins) => ({
	name: "styles",
	generateBundle() {
		for (const name of plugins)
			for (const [source, suffix] of Object.entries({ style: "", before: "-before" })) {
				const filename = `plugins/${name}/${source}.css`;
				if (!existsSync(filename)) continue;
				const { code } = transform({ filename, code: readFileSync(filename), minify: true });
				this.emitFile({ type: "asset", fileName: `plugins/${name}${suffix}.css`, source: code });
			}
	},
});

/** Shortens modules that stay apart: their members get one name in all of them, and what is pure stays marked for anyone who bundles them. */
export const compress = (options) => ({
	name: "compress",
	async generateBundle(_, bundle) {
		const nameCache = {};
		const format = { ...options.format, preserve_annotations: true };
		// One after the other, by name: who comes first gets the shortest names, and every build has to say the same.
		for (const name of Object.keys(bundle).sort()) {
			bundle[name].code = (await minify(bundle[name].code, { ...options, format, nameCache })).code;
			delete nameCache.vars;
		}
	},
});
