// The cookie bar of the demo's shop, as a consent plugin would write it: a cookie, and a bar that can be dismissed.
const bar = document.querySelector(".cookie-bar");
const name = "cookie_notice_accepted";
const show = () => {
	const isAnswered = document.cookie.split("; ").some((pair) => pair.startsWith(`${name}=`));
	bar.classList.toggle("is-answered", isAnswered);
};
const answer = (value) => {
	// biome-ignore lint/suspicious/noDocumentCookie: as consent plugins write theirs
	document.cookie = `${name}=${value}; path=/; max-age=2592000`;
	show();
};
for (const button of bar.querySelectorAll(".cn-set-cookie"))
	button.addEventListener("click", () => answer(button.dataset.cookieSet === "accept"));
bar.querySelector(".cn-revoke-cookie").addEventListener("click", () => answer(false));
show();

// The shop's own script for products with variations: the choice goes into a hidden field and unlocks the button.
const variations = document.querySelector(".variations_form");
variations?.querySelector("select").addEventListener("change", ({ target }) => {
	variations.querySelector(".variation_id").value = target.value || "0";
	variations.querySelector("button").classList.toggle("disabled", !target.value);
});
variations?.addEventListener("submit", (event) => {
	if (variations.querySelector("button").matches(".disabled")) event.preventDefault();
});
