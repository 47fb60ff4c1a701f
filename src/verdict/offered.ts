// Which of the members that a script uses the surface offers.
import { membersUsed } from "./members";

/** Members that every function and object has. */
const universal = new Set(
	"prototype constructor call apply bind length name toString valueOf hasOwnProperty isPrototypeOf propertyIsEnumerable toLocaleString __proto__ __super__".split(
		" ",
	),
);

/** @param surface paths that are offered, as the build writes them */
export const isOffered = (path: string, surface: ReadonlySet<string>): boolean => {
	if (surface.has(path)) return true;
	const parts = path.split(".");
	for (let length = parts.length; length > 0; length--)
		if (surface.has(`${parts.slice(0, length).join(".")}.*`)) return true;
	const last = parts.pop()!;
	return parts.length > 0 && universal.has(last) && isOffered(parts.join("."), surface);
};

/**
 * The members that a script uses and that are not offered. A value that cannot be followed is one only where something is
 * left out below it: a function, or an object of which all is offered, may go anywhere.
 */
export const membersLacking = (code: string, surface: ReadonlySet<string>): string[] =>
	membersUsed(code).filter((path) => {
		if (!path.endsWith(".?")) return !isOffered(path, surface);
		const of = path.slice(0, -2);
		if (isOffered(of, surface)) return [...surface].some((known) => known.startsWith(`${of}.`)) && !isOpen(of, surface);
		// Members that are not offered at all are named separately.
		return false;
	});

const isOpen = (path: string, surface: ReadonlySet<string>): boolean => {
	const parts = path.split(".");
	return parts.some((_, at) => surface.has(`${parts.slice(0, at + 1).join(".")}.*`));
};
