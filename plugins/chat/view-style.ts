// The look of a chat that the view has drawn.

/** Of one class each where that will do, so that a rule of the site with two wins. */
const rules: readonly (readonly [selector: string, declarations: string])[] = [
	[
		".joinchat",
		"position:fixed;bottom:20px;z-index:9000;width:60px;height:60px;font-size:16px;line-height:1.5;color:#1d2a27;--joinchat:#0b7a63;--joinchat-paper:#fff;--joinchat-back:#eef3f0",
	],
	[".joinchat--right", "right:20px"],
	[".joinchat--left", "left:20px"],
	[".joinchat:not(.joinchat--show),.joinchat[hidden]", "display:none"],
	[".joinchat *", "box-sizing:border-box"],
	[
		".joinchat .joinchat__button,.joinchat .joinchat__open,.joinchat .joinchat__close",
		"display:flex;align-items:center;justify-content:center;cursor:pointer;color:#fff;text-decoration:none",
	],
	[
		".joinchat__button",
		"position:relative;width:60px;height:60px;border-radius:50%;background:var(--joinchat);box-shadow:0 2px 12px #0005",
	],
	[".joinchat__button__ico,.joinchat__open__icon", "width:30px;height:30px;fill:currentColor"],
	[".joinchat__open__icon", "width:20px;height:20px"],
	[
		".joinchat :is(a,div):focus-visible",
		"outline:3px solid currentColor;outline-offset:2px;box-shadow:0 0 0 7px var(--joinchat)",
	],
	[".joinchat__chatbox:focus-visible", "outline:0;box-shadow:0 0 0 3px var(--joinchat)"],
	[
		".joinchat__tooltip,.joinchat__qr,.joinchat__chatbox",
		"position:absolute;background:var(--joinchat-paper);color:inherit;border-radius:12px;box-shadow:0 2px 16px #0004;visibility:hidden;opacity:0;transition:opacity .2s,visibility .2s,transform .2s",
	],
	[
		".joinchat__tooltip",
		"right:72px;top:10px;padding:8px 14px;width:max-content;max-width:min(260px,calc(100vw - 120px));color:#1d2a27",
	],
	[".joinchat--left .joinchat__tooltip", "right:auto;left:72px"],
	[".joinchat--tooltip:not(.joinchat--chatbox) .joinchat__tooltip", "visibility:visible;opacity:1"],
	[
		".joinchat__badge",
		"position:absolute;top:-4px;right:-4px;width:24px;height:24px;border-radius:50%;background:#c62f2f;color:#fff;font-size:14px;line-height:24px;text-align:center;transform:scale(0);pointer-events:none;transition:transform .3s",
	],
	[".joinchat__badge--in", "transform:none"],
	[".joinchat__qr", "right:0;bottom:72px;padding:14px;width:228px;font-size:14px;line-height:20px;text-align:center"],
	[".joinchat--left .joinchat__qr", "right:auto;left:0"],
	[".joinchat__qr canvas", "display:block;width:200px;height:200px;margin-top:8px"],
	[
		".joinchat:not(.joinchat--chatbox) .joinchat__button:is(:hover,:focus-visible)~.joinchat__qr",
		"visibility:visible;opacity:1",
	],
	[
		".joinchat__chatbox",
		"right:0;bottom:72px;display:flex;flex-direction:column;width:360px;max-width:calc(100vw - 40px);max-height:calc(100vh - 112px);max-height:calc(100dvh - 112px);overflow:hidden;transform:translateY(12px)",
	],
	[".joinchat--left .joinchat__chatbox", "right:auto;left:0"],
	[".joinchat--chatbox .joinchat__chatbox", "visibility:visible;opacity:1;transform:none"],
	[
		".joinchat__header",
		"display:flex;align-items:center;justify-content:space-between;flex:none;min-height:52px;padding:4px 6px 4px 18px;padding-inline:18px 6px;background:var(--joinchat);color:#fff;font-weight:600",
	],
	[".joinchat__close", "width:40px;height:40px;border-radius:50%;font-size:26px;line-height:1"],
	[".joinchat__close:before", 'content:"×"/""'],
	[".joinchat__scroll", "overflow:auto;overscroll-behavior:contain;background:var(--joinchat-back)"],
	[".joinchat__content", "padding:16px"],
	[
		".joinchat__bubble",
		"width:fit-content;max-width:90%;margin:0 0 8px;padding:8px 12px;border-radius:4px 12px 12px;background:var(--joinchat-paper);overflow-wrap:anywhere;white-space:pre-line",
	],
	[".joinchat__bubble--note", "margin-inline:auto;padding:0;background:none;font-size:13px"],
	[".joinchat__bubble--media", "padding:4px"],
	[".joinchat__bubble--media img", "display:block;max-width:100%;border-radius:4px 10px 10px"],
	[".joinchat__bubble--loading:before", 'content:"…";font-weight:700;animation:joinchat-typing 1s infinite'],
	[".joinchat--hidden", "display:none"],
	[".joinchat__optin", "display:flex;gap:8px;align-items:baseline;margin:12px 0;font-size:14px"],
	[".joinchat__optin.joinchat--hidden", "display:none"],
	[
		".joinchat__open",
		"gap:8px;width:fit-content;min-height:44px;margin:16px 0 0 auto;margin-inline:auto 0;padding:8px 18px;border-radius:22px;background:var(--joinchat);font-weight:600",
	],
	[".joinchat--optout .joinchat__open", "background:none;color:inherit;box-shadow:inset 0 0 0 2px"],
	[".joinchat--dark", "color:#eef3f0;--joinchat-paper:#24332f;--joinchat-back:#16211e"],
	[".joinchat--dark .joinchat__tooltip", "color:inherit"],
];

export const styles = `${rules.map(([selector, declarations]) => `${selector}{${declarations}}`).join("")}
@keyframes joinchat-typing{50%{opacity:.2}}
@media(prefers-reduced-motion:reduce){.joinchat *{transition:none!important;animation:none!important}}
@media(scripting:none){.joinchat:not(.joinchat--show),.joinchat[hidden]{display:block}}`;
