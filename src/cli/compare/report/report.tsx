// The report as a page: prerendered by the project's own runtime, complete in one file.
/** @jsxImportSource . */
import type { PageResult, Pictured } from "../compare-page";
import { crop } from "../pictures";
import { countOf, describeDifference, titleOf } from "./describe";
import { gainRows, sumOf } from "./gain-words";

export interface ReportOptions {
	pages: readonly PageResult[];
	/** Of the release. */
	version: string;
	/** Date of the report. */
	date: Date;
}

export const Report = ({ pages, version, date }: ReportOptions) => (
	<main>
		<h1>As it is, and with Gossamer</h1>
		<p className="lead">
			{pages.length} {pages.length === 1 ? "page" : "pages"}, Gossamer {version},{" "}
			{date.toISOString().slice(0, 16).replace("T", " ")} UTC
		</p>
		<Summary pages={pages} />
		<Pages pages={pages} />
		{pages.map((page, index) => (
			<PageSection page={page} id={`page-${index + 1}`} version={version} />
		))}
		<footer>
			Both sides were opened in the same browser, the original twice: what differs between its own visits is no
			difference. Times are medians with the processor four times slower, both sides in turn; ± is half of their spread.
		</footer>
	</main>
);

const Summary = ({ pages }: { pages: readonly PageResult[] }) => {
	const sums = (["scriptFiles", "scriptBytes", "mainThread", "tbt"] as const).map((metric) => sumOf(pages, metric));
	return (
		<dl className="summary">
			{(["same", "differs", "original broken", "not covered", "not opened"] as const).map((outcome) => (
				<div className={`is-${outcome.replace(" ", "-")}`}>
					<dt>{outcome}</dt>
					<dd>{countOf(pages, outcome)}</dd>
				</div>
			))}
			{sums.map(
				(sum) =>
					sum && (
						<div>
							<dt>{sum.title}</dt>
							<dd>
								{sum.before} → {sum.after}
							</dd>
						</div>
					),
			)}
		</dl>
	);
};

const Pages = ({ pages }: { pages: readonly PageResult[] }) => (
	<table className="pages">
		<thead>
			<tr>
				<th scope="col">page</th>
				<th scope="col">result</th>
				<th scope="col">differences</th>
				<th scope="col">script before → after</th>
			</tr>
		</thead>
		<tbody>
			{pages.map((page, index) => {
				const script = sumOf([page], "scriptBytes");
				return (
					<tr>
						<th scope="row">
							<a href={`#page-${index + 1}`}>{page.address}</a>
						</th>
						<td className={`is-${page.outcome.replace(" ", "-")}`}>{page.outcome}</td>
						<td>{page.differences.length || "–"}</td>
						<td>{script ? `${script.before} → ${script.after}` : "–"}</td>
					</tr>
				);
			})}
		</tbody>
	</table>
);

const PageSection = ({ page, id, version }: { page: PageResult; id: string; version: string }) => (
	<section id={id}>
		<h2>{page.address}</h2>
		<p>
			<b className={`is-${page.outcome.replace(" ", "-")}`}>{page.outcome}</b>
			{page.version ? `, Elementor ${page.version}` : ""}
			{page.level ? `, ${page.level}` : ""}, {(page.ms / 1000).toFixed(1)} s
		</p>
		<List title={page.outcome === "not covered" ? "In the way" : "Why"} lines={page.reasons} />
		<List title="Worth knowing" lines={page.notes} />
		<List title="Driven" lines={page.driven} />
		<Gains page={page} />
		{page.differences.map((difference, index) => (
			<DifferenceSection difference={difference} page={page} id={`${id}-${index + 1}`} version={version} />
		))}
	</section>
);

const List = ({ title, lines }: { title: string; lines: readonly string[] }) =>
	lines.length ? (
		<details open={lines.length < 6}>
			<summary>{title}</summary>
			<ul>
				{lines.map((line) => (
					<li>{line}</li>
				))}
			</ul>
		</details>
	) : null;

const Gains = ({ page }: { page: PageResult }) => {
	const rows = gainRows(page.gains);
	return rows.length ? (
		<table className="gains">
			<thead>
				<tr>
					<th scope="col">what you gain</th>
					<th scope="col">as it is</th>
					<th scope="col">with Gossamer</th>
					<th scope="col">spread</th>
				</tr>
			</thead>
			<tbody>
				{rows.map(({ title, before, after, spread }) => (
					<tr>
						<th scope="row">{title}</th>
						<td>{before}</td>
						<td>{after}</td>
						<td>{spread}</td>
					</tr>
				))}
			</tbody>
		</table>
	) : null;
};

interface DifferenceProps {
	difference: Pictured;
	page: PageResult;
	id: string;
	version: string;
}

const DifferenceSection = ({ difference, page, id, version }: DifferenceProps) => {
	const { width, done, expected, found } = difference;
	const [before, after] = cropsOf(difference);
	return (
		<article id={id}>
			<h3>{titleOf(difference)}</h3>
			<dl>
				<dt>done</dt>
				<dd>
					{done}, {width} px wide
				</dd>
				<dt>expected</dt>
				<dd>{expected}</dd>
				<dt>found</dt>
				<dd>{found}</dd>
			</dl>
			{before && after ? (
				<figure className="crops">
					<div className="pair">
						<img src={before} alt="The page as it is" />
						<img className="after" src={after} alt="The page with Gossamer" />
					</div>
					<input type="range" min="0" max="100" value="50" aria-label="How much of each is shown" />
					<figcaption>as it is | with Gossamer</figcaption>
				</figure>
			) : null}
			<details>
				<summary>For a bug report</summary>
				<textarea readOnly rows={7} aria-label="Description for a bug report">
					{describeDifference(difference, page, version)}
				</textarea>
			</details>
		</article>
	);
};

/** Both crops show the same part of the window, so that the slider compares it. */
const cropsOf = ({ boxes, pictures }: Pictured): (string | undefined)[] => {
	const [one, two] = boxes ?? [];
	const first = one ?? two;
	if (!first || !pictures) return [];
	const second = two ?? first;
	const left = Math.min(first[0], second[0]);
	const top = Math.min(first[1], second[1]);
	const right = Math.max(first[0] + first[2], second[0] + second[2]);
	const bottom = Math.max(first[1] + first[3], second[1] + second[3]);
	return pictures.map((picture) => {
		const part = picture && crop(picture, [left, top, right - left, bottom - top]);
		return part && `data:image/png;base64,${part.toString("base64")}`;
	});
};
