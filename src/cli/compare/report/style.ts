// The looks of the report, on screen and in print.

export const style = `
:root { color-scheme: light dark; --line: #8884; --good: #17803d; --bad: #c02626; --idle: #96690a; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 0; }
main { max-width: 60rem; margin: 0 auto; padding: 2rem 1rem 4rem; }
h1 { font-size: 1.9rem; margin: 0; text-wrap: balance; }
h2 { font-size: 1.25rem; margin: 0; overflow-wrap: anywhere; }
h3 { font-size: 1.05rem; margin: 0; overflow-wrap: anywhere; }
.lead, footer { opacity: .75; }
.summary { display: grid; grid-template-columns: repeat(auto-fill, minmax(11rem, 1fr)); gap: .75rem; margin: 1.5rem 0; }
.summary > div { border: 1px solid var(--line); border-radius: .5rem; padding: .6rem .8rem; }
.summary dt { font-size: .85rem; opacity: .8; }
.summary dd { margin: 0; font-size: 1.2rem; font-variant-numeric: tabular-nums; }
.is-same { color: var(--good); } .is-differs, .is-not-opened { color: var(--bad); } .is-not-covered, .is-original-broken { color: var(--idle); }
table { border-collapse: collapse; width: 100%; margin: 1rem 0; font-variant-numeric: tabular-nums; }
th, td { text-align: start; padding: .35rem .6rem .35rem 0; border-bottom: 1px solid var(--line); vertical-align: top; overflow-wrap: anywhere; }
tbody th { font-weight: 400; }
thead th { overflow-wrap: normal; }
td { white-space: nowrap; }
section { border-top: 2px solid var(--line); margin-top: 2.5rem; padding-top: 1.25rem; }
article { border: 1px solid var(--line); border-radius: .5rem; padding: 1rem; margin: 1rem 0; }
article dl { display: grid; grid-template-columns: max-content 1fr; gap: .1rem 1rem; margin: .6rem 0; }
article dt { opacity: .75; } article dd { margin: 0; overflow-wrap: anywhere; }
.crops { margin: 1rem 0; --at: 50%; }
.pair { position: relative; width: fit-content; max-width: 100%; border: 1px solid var(--line); overflow: hidden; }
.pair img { display: block; max-width: 100%; }
.pair .after { position: absolute; inset: 0; clip-path: inset(0 0 0 var(--at)); }
.pair::after { content: ""; position: absolute; inset: 0 auto 0 var(--at); border-left: 2px solid var(--bad); }
.crops input { width: min(100%, 30rem); display: block; }
figcaption { font-size: .85rem; opacity: .75; }
textarea { width: 100%; box-sizing: border-box; font: .85rem/1.4 ui-monospace, monospace; }
@media (width < 40rem) {
	.summary { grid-template-columns: 1fr 1fr; }
	.gains th:last-child, .gains td:last-child, .pages td:last-child, .pages thead th:last-child { display: none; }
}
@media (prefers-color-scheme: dark) { :root { --good: #5bc783; --bad: #ff8080; --idle: #e2b04a; } }
@media print {
	article { break-inside: avoid; }
	.pair { display: flex; gap: .5rem; border: 0; } .pair img { max-width: 48%; border: 1px solid #888; }
	.pair .after { position: static; clip-path: none; } .pair::after, .crops input { display: none; }
	details:not([open]) { display: none; }
}`;

/** Moves the border between two crops. */
export const script = `for (const range of document.querySelectorAll(".crops input"))
	range.addEventListener("input", () => range.parentNode.style.setProperty("--at", range.value + "%"));`;
