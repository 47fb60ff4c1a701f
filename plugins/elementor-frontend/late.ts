// Rarely used classes load as a part, with stand-in classes until then.
import type { Connection } from "./connection";
import { type Class, link, standIn } from "./stand-in";

const names = ["CarouselBase", "StretchedElement", "SwiperBase"] as const;
export type LateClasses = Record<(typeof names)[number], Class>;

/** Handlers, by their names in `elementorModules.frontend.handlers`. The part is requested at the first access to one of them. */
export const createLate = ({ ask }: Connection) => {
	const classes = Object.fromEntries(names.map((name) => [name, standIn()])) as LateClasses;
	let pending: unknown;
	const handlers = Object.defineProperties(
		{},
		Object.fromEntries(
			names.map((name) => [
				name,
				{
					enumerable: true,
					get: () => {
						pending ??= ask((link) => link.classes(() => {}));
						return classes[name];
					},
				},
			]),
		),
	) as LateClasses;
	return {
		handlers,
		/** Settles when the accessed classes have loaded; undefined if none was accessed. */
		pending: () => pending,
		linkClasses(create: (SwiperBase: Class) => LateClasses) {
			const real = create(classes.SwiperBase);
			for (const name of names) link(classes[name], real[name]);
		},
	};
};
