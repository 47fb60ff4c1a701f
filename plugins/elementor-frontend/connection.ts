// Connects the surface, which may exist while scripts are evaluated, to the core, which loads later.
import type { Link } from "./link";

export interface Connection {
	/** Requests something from the core: immediately if it has loaded, else later. */
	ask<T>(use: (link: Link) => T): T | Promise<Awaited<T>>;
	/** The core has loaded. A later one replaces an earlier one. */
	connect(link: Link): void;
}

export const createConnection = (): Connection => {
	let current: Link | undefined;
	let resolve: (link: Link) => void;
	const first = new Promise<Link>((done) => {
		resolve = done;
	});
	return {
		ask: <T>(use: (link: Link) => T) => (current ? use(current) : (first.then(use) as Promise<Awaited<T>>)),
		connect(link) {
			current = link;
			resolve(link);
		},
	};
};
