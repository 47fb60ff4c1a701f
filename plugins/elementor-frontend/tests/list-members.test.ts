// The walk by which the build lists what other scripts find on the surface.
import { expect, it } from "vitest";
import { listMembers } from "../list-members.mjs";

class Parent {
	static make() {}
	own() {}
}
class Child extends Parent {
	field = { deep: 1 };
	get computed() {
		return true;
	}
}

it("names members at every depth, those of classes and what they inherit, each once and sorted", () => {
	expect(listMembers({ root: { call() {}, child: new Child(), Child } })).toEqual([
		"root",
		"root.Child",
		"root.Child.make",
		"root.Child.prototype.computed",
		"root.Child.prototype.own",
		"root.call",
		"root.child",
		"root.child.computed",
		"root.child.field",
		"root.child.field.deep",
		"root.child.own",
	]);
});

it("leaves open what the page fills or others own: data, tables, nodes, lists, promises, jQuery objects", () => {
	const data = { a: { b: 1 } };
	const root = {
		data,
		table: {},
		node: document.body,
		list: [1],
		promise: Promise.resolve(),
		$absent: undefined,
		window,
	};
	const names = Object.keys(root).sort();
	expect(listMembers({ root }, [data])).toEqual([
		"root",
		...names.flatMap((name) => [`root.${name}`, `root.${name}.*`]),
	]);
});

it("offers what every text has, but nothing of an empty one", () => {
	expect(listMembers({ root: { version: "1.0", none: "" } })).toEqual([
		"root",
		"root.none",
		"root.version",
		"root.version.*",
	]);
});

it("comes to an end where objects hold each other", () => {
	const root: Record<string, unknown> = { name: "a" };
	root.self = root;
	expect(listMembers({ root })).toEqual(["root", "root.self"]);
});
