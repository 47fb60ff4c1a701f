// Finding a host's own nodes, whatever its markup hides.
import { describe, expect, it } from "vitest";
import { queryOwn } from "../../../src/kit/query-own";
import { hideMembers } from "../../helpers/form-members";

describe("queryOwn", () => {
	it("leaves out what belongs to a nested widget", () => {
		document.body.innerHTML = `<div class="elementor-element"><p>own</p><div class="elementor-element"><p>nested</p></div></div>`;
		const host = document.body.firstElementChild!;
		expect(queryOwn(host, "p").map(({ textContent }) => textContent)).toEqual(["own"]);
	});

	it("finds a form, in a host that is a form, whose controls hide what it is asked by", () => {
		const form = (name: string) => {
			const made = document.createElement("form");
			made.className = name;
			return made;
		};
		const [host, inner] = [form("elementor-element"), form("inner")];
		document.body.replaceChildren(host);
		host.append(inner);
		for (const made of [host, inner]) {
			for (const name of ["closest", "matches", "querySelector", "querySelectorAll"])
				Element.prototype.append.call(made, Object.assign(document.createElement("input"), { name }));
			hideMembers(made);
		}
		expect(queryOwn(host, ".inner")).toEqual([inner]);
	});
});
