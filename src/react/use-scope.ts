// A scope that lives as long as the component: everything done through it is undone when the component unmounts.
import { useContext, useLayoutEffect, useState } from "react";
import { report } from "../base/errors";
import { readPage } from "../base/read-page";
import { createScope, type OwnedScope, type Scope } from "../kit/scope";
import { ScopeContext } from "./scope-context";

/**
 * The component's own scope, the same object in every render. Use it in effects and event handlers, not while rendering.
 * A callback that throws ends the scope and is reported, with the plugin and host of the view that the component is in.
 * @example
 * const scope = useScope();
 * useEffect(() => scope.on(window, "offline", () => setOnline(false)), [scope]);
 */
export const useScope = (): Scope => {
	const around = useContext(ScopeContext);
	const [owner] = useState(() => createOwner(around));
	// Before the effects of any component: they are to find a scope that is open.
	useLayoutEffect(owner.open, [owner]);
	return owner.scope;
};

const createOwner = (around: Scope | undefined) => {
	let current: OwnedScope | undefined;
	const tell = around?.report ?? report;
	const create = (): OwnedScope => Object.assign(createScope(around?.page ?? readPage()), { report: tell });
	return {
		// A proxy, as React may remove and re-run effects: each time the scope is a new one.
		scope: new Proxy({} as Scope, { get: (_, key) => (current ??= create())[key as keyof Scope] }),
		open() {
			if (current?.signal.aborted) current = undefined;
			return () => (current ??= create()).dispose();
		},
	};
};
