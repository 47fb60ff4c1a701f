// The look of a drawn panel, and of its modes, for which other pages have the site's style sheet.

/** Of one class each where that will do, so that a rule of the site with two wins. */
const rules: readonly (readonly [selector: string, declarations: string])[] = [
	[
		".gossamer-panel",
		"position:fixed;inset:0 0 auto auto;width:260px;z-index:9999999;font:16px/1.4 system-ui,sans-serif;color:var(--ink);transform:translateX(100%);transition:transform .25s;--ink:#14211d;--paper:#fff;--key:#0b5c6b;--line:#0003",
	],
	[".gossamer-panel.dark_theme", "--ink:#f2f5f3;--paper:#16211e;--key:#8fd3dd;--line:#fff4"],
	[".gossamer-panel--left", "inset:0 auto auto 0;transform:translateX(-100%)"],
	[".gossamer-panel.active", "transform:none"],
	[".gossamer-panel,.gossamer-panel *", "box-sizing:border-box"],
	[
		".gossamer-panel .aicon_link",
		"position:absolute;top:12px;right:100%;display:grid;place-items:center;width:48px;height:48px;padding:0;border:0;border-radius:10px 0 0 10px;background:var(--key);color:var(--paper);cursor:pointer",
	],
	[".gossamer-panel--left .aicon_link", "right:auto;left:100%;border-radius:0 10px 10px 0"],
	[
		".gossamer-panel #access_container",
		"height:100vh;height:100dvh;padding:12px;background:var(--paper);box-shadow:0 0 20px #0005;overscroll-behavior:contain",
	],
	[".gossamer-panel:not(.active) #access_container", "box-shadow:none"],
	[
		".gossamer-panel #access_container button",
		"display:block;width:100%;min-height:44px;padding:8px 12px;border:1px solid var(--line);border-radius:8px;background:var(--paper);color:var(--ink);font:inherit;text-align:start;cursor:pointer",
	],
	[
		".gossamer-panel #access_container .close_container",
		"border-color:transparent;background:var(--key);color:var(--paper);text-align:center",
	],
	[".gossamer-panel #access_container button[aria-pressed=true]", "background:var(--ink);color:var(--paper)"],
	[".gossamer-panel #access_container button:hover", "border-color:currentColor"],
	[".gossamer-panel button:focus-visible", "outline:3px solid var(--key);outline-offset:2px"],
	[
		".gossamer-panel .close_container:focus-visible,.gossamer-panel .aicon_link:focus-visible",
		"outline-color:var(--ink)",
	],
	[".gossamer-panel .a_module", "margin-top:8px"],
	[".gossamer-panel .font_resizer", "display:grid;grid-template-columns:1fr 1fr;gap:8px"],
	[".gossamer-panel .font_size", "grid-column:1/-1;margin:0;text-align:center"],
	[".gossamer-panel .color_selector", "display:none;grid-template-columns:1fr 1fr;gap:8px;margin-top:8px"],
	[".gossamer-panel .color_selector.is_visible", "display:grid"],
	[".gossamer-panel .color_selector .wah-action-button", "grid-column:1/-1"],
	[".is_underline a:not(.gossamer-panel *)", "text-decoration:underline!important"],
	[".highlight_links_on a:not(.gossamer-panel *)", "background:#ff0!important;color:#000!important"],
	[".arial_font_on :not(i,[class*=icon])", "font-family:Arial,sans-serif!important"],
	[
		".wah_keyboard_access :is(a,button,input,select,textarea,[tabindex]):focus",
		"outline:3px solid #000!important;outline-offset:1px;box-shadow:0 0 0 7px #ff0!important",
	],
	[".remove_animations *", "transition:none!important"],
	[".active_greyscale", "filter:grayscale(1)"],
	[".wah-dark-overlay", "position:fixed;inset:0;z-index:50;background:#000c"],
	[".wah-lights-selector", "position:relative;z-index:100"],
];

export const styles = `${rules.map(([selector, declarations]) => `${selector}{${declarations}}`).join("")}
@media(prefers-reduced-motion:reduce){.gossamer-panel{transition:none}}
@media print{.gossamer-panel,.wah-dark-overlay{display:none}}`;
