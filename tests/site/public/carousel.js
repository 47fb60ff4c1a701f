// Gives the first carousel the settings of the panel, and puts it in again.
const form = document.querySelector("[data-carousel-knobs]");

form?.addEventListener("change", () => {
	const old = document.querySelector(".carousel-played");
	const settings = { ...JSON.parse(old.dataset.settings), ...Object.fromEntries(new FormData(form)) };
	settings.image_spacing_custom = { unit: "px", size: +settings.image_spacing_custom, sizes: [] };
	const place = document.createComment("");
	// Taken out, the carousel is as the server printed it.
	old.replaceWith(place);
	setTimeout(() => {
		old.dataset.settings = JSON.stringify(settings);
		place.replaceWith(old);
	}, 50);
});
