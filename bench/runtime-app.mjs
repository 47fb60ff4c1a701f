// The application that the runtime bench times: a keyed table and bound texts, the same source for every library.
import { bindText, change, close, createElement as h, open, useState } from "library";

const words = ["quiet", "amber", "crisp", "hollow", "bright", "narrow", "plain", "velvet", "brisk", "mellow", "stark"];
let nextId = 1;

const makeRows = (count) =>
	Array.from({ length: count }, () => {
		const id = nextId++;
		return { id, label: `${words[id % 11]} ${words[(id * 7) % 11]}` };
	});

const Row = ({ row, selected, onSelect, onRemove }) =>
	h(
		"tr",
		{ className: selected ? "danger" : "" },
		h("td", { className: "col-1" }, row.id),
		h("td", { className: "col-4" }, h("a", { onClick: () => onSelect(row.id) }, row.label)),
		h("td", { className: "col-1" }, h("a", { onClick: () => onRemove(row.id) }, h("span", { "aria-hidden": "true" }))),
		h("td", { className: "col-6" }),
	);

let set;
const idle = () => {};
const Table = () => {
	const [state, setState] = useState({ rows: [], selected: 0 });
	set = setState;
	return h(
		"table",
		null,
		h(
			"tbody",
			null,
			state.rows.map((row) =>
				h(Row, { key: row.id, row, selected: row.id === state.selected, onSelect: idle, onRemove: idle }),
			),
		),
	);
};

const keep = (rows) => rows;
/** What a row of the table starts with, and a step of it: rows in, rows out; `steps` of them are one sample. */
const operations = {
	"create 1,000 rows": { start: 0, step: () => makeRows(1000) },
	"replace 1,000 rows": { start: 1000, step: () => makeRows(1000) },
	"update every 10th of 10,000 rows": {
		start: 10_000,
		step: (rows) => rows.map((row, index) => (index % 10 ? row : { ...row, label: `${row.label} !` })),
	},
	"select a row of 1,000": { start: 1000, steps: 10, step: keep, select: (rows, turn) => rows[turn * 90 + 5].id },
	"swap two rows of 1,000": {
		start: 1000,
		steps: 10,
		step: (rows) => [rows[0], rows[998], ...rows.slice(2, 998), rows[1], rows[999]],
	},
	"remove a row of 1,000": {
		start: 1000,
		steps: 10,
		step: (rows, turn) => rows.filter((_, index) => index !== turn * 90),
	},
	"reverse 1,000 rows": { start: 1000, steps: 2, step: (rows) => rows.toReversed() },
	"append 1,000 rows to 1,000": { start: 1000, step: (rows) => [...rows, ...makeRows(1000)] },
	"clear 1,000 rows": { start: 1000, step: () => [] },
	"render the parent of 1,000 rows, nothing changed": { start: 1000, steps: 10, step: keep },
};

const fail = (name) => {
	throw new Error(`${name}: the document is not what was asked for`);
};

let prepared;

/** Draws what the operation starts with. */
export const prepare = async (name, stage) => {
	const { start, steps = 1, step, select } = operations[name];
	open(h(Table), stage);
	let rows = makeRows(start);
	let selected = 0;
	await change(() => set({ rows, selected }));
	const states = [];
	for (let turn = 0; turn < steps; turn++) {
		rows = step(rows, turn);
		selected = select?.(rows, turn) ?? 0;
		states.push({ rows, selected });
	}
	globalThis.gc?.();
	prepared = { name, stage, states };
};

/** Does a step of what has been prepared. @returns whether there is another */
export const next = async (turn) => {
	const { states } = prepared;
	await change(() => set(states[turn]));
	return turn + 1 < states.length;
};

/** Takes it away again. @returns how many steps it had */
export const finish = () => {
	const { name, stage, states } = prepared;
	const { rows, selected } = states.at(-1);
	const shown = [...stage.querySelectorAll("tr")].map((row) => `${row.textContent}${row.className && " selected"}`);
	if (shown.join() !== rows.map(({ id, label }) => `${id}${label}${id === selected ? " selected" : ""}`).join())
		fail(name);
	close(stage);
	return states.length;
};

/** Milliseconds that a step of the operation takes until the document shows it. */
export const time = async (name, stage) => {
	await prepare(name, stage);
	const begin = performance.now();
	for (let turn = 0; await next(turn); ) turn++;
	const spent = performance.now() - begin;
	return spent / finish();
};

const bound = 1000;
const turns = 10;

/** Milliseconds that a change of 1,000 bound texts takes. */
export const timeTexts = async (stage) => {
	const texts = Array.from({ length: bound }, bindText);
	open(
		h(
			"p",
			null,
			texts.map(({ view }, index) => h("span", { key: index }, view())),
		),
		stage,
	);
	await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50)));
	globalThis.gc?.();
	const begin = performance.now();
	for (let turn = 1; turn <= turns; turn++)
		await change(() => {
			for (const text of texts) text.set(turn);
		});
	const spent = performance.now() - begin;
	if (stage.textContent !== `${turns}`.repeat(bound)) fail(`bound texts (${stage.textContent.slice(0, 30)})`);
	close(stage);
	return spent / turns;
};

/** Creates and clears 1,000 rows as often as told. */
export const cycle = async (count, stage) => {
	open(h(Table), stage);
	for (let turn = 0; turn < count; turn++) {
		await change(() => set({ rows: makeRows(1000), selected: 0 }));
		await change(() => set({ rows: [], selected: 0 }));
	}
	close(stage);
};

export const names = Object.keys(operations);
