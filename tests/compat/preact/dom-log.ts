// Records what an implementation does to the document: every node put in, moved, taken out, and every attribute set.
import type { Any } from "./implementations";

const words = (node: Any): string =>
	node === null ? "null" : node.nodeType === 3 ? `#${node.data}` : `<${node.localName}>${node.textContent}`;

const watched: [Any, string[]][] = [
	[Node.prototype, ["insertBefore", "appendChild", "removeChild", "replaceChild"]],
	[Element.prototype, ["moveBefore", "remove", "append", "before", "after", "setAttribute", "removeAttribute"]],
	[CharacterData.prototype, ["remove"]],
];

/** Runs the callback and tells the operations it made, one string each. */
export const domLog = (run: () => void, attributes = false): string[] => {
	const log: string[] = [];
	const undo: (() => void)[] = [];
	let inside = false;
	for (const [owner, names] of watched)
		for (const name of names) {
			const original = owner[name];
			if (!original) continue;
			undo.push(() => {
				owner[name] = original;
			});
			owner[name] = function (this: Any, ...args: Any[]) {
				const isAttribute = name.endsWith("Attribute");
				if (!inside && (attributes || !isAttribute)) {
					const told = args.map((arg) => (isAttribute ? String(arg) : words(arg)));
					log.push(`${words(this)}.${name}(${told.join(", ")})`);
				}
				const was = inside;
				inside = true;
				try {
					return original.apply(this, args);
				} finally {
					inside = was;
				}
			};
		}
	try {
		run();
	} finally {
		for (const restore of undo) restore();
	}
	return log;
};
