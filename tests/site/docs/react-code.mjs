// The React code of a README, open to what the panel of its page changes.

/** Components that take properties instead of settings: by plugin, the property of each setting or attribute. */
const properties = {
	counter: {
		"data-to-value": "to",
		"data-from-value": "from",
		"data-duration": "duration",
		"data-delimiter": "delimiter",
	},
	progress: { "data-max": "max" },
	"loop-filter": { logical_combination: "join" },
	"photo-feed": { lightbox: "lightbox" },
};

/** Stands for what the component is given; a name, so that it is coloured as one. */
const mark = "__given__";

/**
 * @param {string} code
 * @param {string} plugin
 * @returns {{ code: string, open: import("./islands/code-tabs").OpenCode }} the code with a mark in it
 */
export const openReact = (code, plugin) => {
	const names = properties[plugin];
	/** As source. */
	const given = {};
	const take = (name, value) => {
		given[name] = value.replace(/^\{(.*)\}$/, "$1");
		return "";
	};
	let rest = code;
	for (const name of Object.values(names ?? {}))
		rest = rest.replace(new RegExp(` ${name}=("[^"]*"|\\{[^{}]*\\})`), (_, value) => take(name, value));
	if (!names)
		rest = rest.replace(/ settings=\{\{(.*?)\}\}/, (_, pairs) => {
			for (const [, name, value] of pairs.matchAll(/(\w+): ("[^"]*"|[\w.]+)/g)) take(name, value);
			return "";
		});
	return { code: rest.replace(/<[A-Z]\w*/, `$& ${mark}`), open: { mark, names, given } };
};
