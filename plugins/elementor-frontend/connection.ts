// Between the surface, which may be there while scripts are evaluated, and the runtime behind it, which comes later.
import type { Link } from "./link";

export interface Connection {
	/** Asks the runtime for something: immediately where it is there, else when it has come. */
	ask<T>(use: (link: Link) => T): T | Promise<Awaited<T>>;
	/** The runtime is there. A later one takes the place of an earlier one. */
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
