// Keeps the list of received events up to date.
const list = document.querySelector("[data-events]");

const element = (name, className, text) =>
	Object.assign(document.createElement(name), { className, textContent: text });

const row = ({ at, destination, via, name, data }) => {
	const item = element("li", "event");
	const details = document.createElement("details");
	const summary = document.createElement("summary");
	summary.append(
		element("span", `tag event-${destination}`, destination),
		element("strong", "event-name", name),
		element("span", "event-via", `${via} · ${at.slice(11, 19)}`),
	);
	details.append(summary, element("pre", "event-data", JSON.stringify(data, null, 2)));
	item.append(details);
	return item;
};

let last = -1;
const update = async () => {
	try {
		const events = await (await fetch("/events.json")).json();
		const newest = events[0]?.number ?? 0;
		if (newest !== last) list.replaceChildren(...events.map(row));
		list.dataset.events = events.length;
		last = newest;
	} catch {}
	setTimeout(update, 1500);
};
update();
