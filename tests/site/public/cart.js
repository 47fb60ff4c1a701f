// Instead of the shop's own scripts: adds, removes, and fills the panels of carts.
const change = async (query, event) => {
	const { searchParams } = new URL(location.href);
	const language = searchParams.has("rtl") ? "&rtl" : "";
	const fragments = await (await fetch(`/cart?${query}${language}`, { method: "POST" })).json();
	const parser = new DOMParser();
	const policy = window.trustedTypes?.createPolicy("cart", { createHTML: (text) => text });
	for (const [selector, markup] of Object.entries(fragments))
		for (const node of document.querySelectorAll(selector)) {
			const { body } = parser.parseFromString(policy?.createHTML(markup) ?? markup, "text/html");
			node.replaceChildren(...body.childNodes);
		}
	document.body.dispatchEvent(new CustomEvent(event));
};

document.addEventListener("click", (event) => {
	const add = event.target.closest?.(".add_to_cart_button");
	const remove = event.target.closest?.(".remove_from_cart_button");
	if (add) change(`add=${add.dataset.product_id}`, "added_to_cart");
	if (!remove) return;
	event.preventDefault();
	change(`remove=${remove.dataset.product_id}`, "removed_from_cart");
});

if (/(^|; )demo_cart=\d/.test(document.cookie)) change("", "wc_fragments_loaded");
