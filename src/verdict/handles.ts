// Which printed scripts may go, and which have to stay for others.
import type { PageScript } from "./read-scripts";
import type { PageToJudge, Reason, Registry, RulesOfRelease } from "./types";

export const isTypeIn = (type: string, types: readonly string[]): boolean =>
	types.some((known) => (known.endsWith("*") ? type.startsWith(known.slice(0, -1)) : type === known));

export const isOfBuilder = ({ covers }: RulesOfRelease, plugin: string): boolean =>
	covers[plugin]!.original === undefined;

/** Plugins that replace no original: off until an owner switches them on. */
export const extrasOf = (covers: RulesOfRelease["covers"]): string[] =>
	Object.entries(covers).flatMap(([name, { original }]) => (original === false ? [name] : []));

/** Handles of the originals that the plugins in use replace, each with its plugin. */
export const replacedHandles = (release: RulesOfRelease, off: readonly string[]): Record<string, string> => {
	const handles: Record<string, string> = Object.create(null);
	for (const [plugin, { scripts = [], libraries = [] }] of Object.entries(release.covers))
		if (isOfBuilder(release, plugin) || !off.includes(plugin))
			for (const handle of [...scripts, ...libraries]) handles[handle] ??= plugin;
	return handles;
};

/** Known handles that it depends on; a site may call its own like a member of every object. */
const dependenciesOf = ({ dependencies }: RulesOfRelease["rules"], handle: string): readonly string[] =>
	Object.hasOwn(dependencies, handle) ? dependencies[handle]! : [];

const ofJquery = new Set(["jquery", "jquery-core", "jquery-migrate"]);

/**
 * The server's data, else known data about such scripts.
 * @param withoutJquery handles whose code is certain to need no jQuery, whatever the server says
 */
export const registryOf = (
	scripts: readonly PageScript[],
	{ registry }: PageToJudge,
	{ rules }: RulesOfRelease,
	withoutJquery: readonly string[],
): Registry => {
	const handles: Registry["handles"] = Object.assign(Object.create(null), registry?.handles);
	if (!registry)
		for (const { handle, part, address } of scripts)
			if (part === "src") handles[handle] = { src: address, deps: [...dependenciesOf(rules, handle)] };
	for (const name of withoutJquery)
		if (name in handles)
			handles[name] = { ...handles[name]!, deps: handles[name]!.deps.filter((dep) => !ofJquery.has(dep)) };
	return { handles, queue: registry?.queue ?? [] };
};

export interface Need {
	/** Handle of a library. */
	handle: string;
	/** Who calls it. */
	by: string;
}

export const divide = (registry: Registry, release: RulesOfRelease, off: readonly string[], needs: readonly Need[]) => {
	const printed = Object.keys(registry.handles);
	const { askedByWidgets, toldByCode } = release.rules;
	const depsOf = (handle: string) => registry.handles[handle]?.deps ?? dependenciesOf(release.rules, handle);
	const closure = (start: readonly string[], isOpen: (handle: string) => boolean) => {
		const found = new Set(start);
		for (const handle of found) if (isOpen(handle)) for (const needed of depsOf(handle)) found.add(needed);
		return [...found];
	};
	const replaced = replacedHandles(release, off);
	const offered = new Set(
		Object.values(release.covers).flatMap(({ surface, scripts = [], libraries = [] }) =>
			surface ? [...scripts, ...libraries] : [],
		),
	);
	const brought = closure(
		printed.filter((handle) => handle in replaced),
		() => true,
	);
	const friends = brought.filter((handle) => !(handle in replaced));
	const asked = registry.queue.filter((handle) => !askedByWidgets.includes(handle) && !toldByCode.includes(handle));
	const mayGo = new Set([
		...Object.keys(replaced),
		...askedByWidgets,
		...friends.filter((handle) => !asked.includes(handle)),
	]);
	const needed = needs.map(({ handle }) => handle).filter((handle) => printed.includes(handle));
	// Members of the surface do not need the originals.
	const stay = closure(
		[...printed.filter((handle) => !mayGo.has(handle)), ...needed],
		(handle) => !offered.has(handle),
	).filter((handle) => !offered.has(handle));
	const clashes = new Set<string>();
	const reasons: Reason[] = [];
	for (const handle of stay) {
		const plugin = replaced[handle];
		if (!plugin || !printed.includes(handle) || !release.covers[plugin]!.scripts?.includes(handle)) continue;
		if (isOfBuilder(release, plugin)) reasons.push({ kind: "dependency", name: handle });
		else clashes.add(plugin);
	}
	const files = Object.assign(Object.create(null), ...Object.values(release.covers).map(({ standIns }) => standIns));
	const isCalled = (handle: string) => needed.includes(handle) || stay.some((other) => depsOf(other).includes(handle));
	const dependent = (handle: string) => stay.find((other) => depsOf(other).includes(handle)) ?? handle;
	return {
		go: printed.filter((handle) => !stay.includes(handle)),
		stay: printed.filter((handle) => stay.includes(handle)),
		standIns: printed.filter((handle) => handle in files && !stay.includes(handle) && isCalled(handle)),
		kept: friends
			.filter((handle) => stay.includes(handle) && printed.includes(handle))
			.map((name) => ({ name, for: needs.find(({ handle }) => handle === name)?.by ?? dependent(name) })),
		clashes: [...clashes],
		reasons,
	};
};
