// The classes by which the page builder's style sheets and other scripts know a browser.

/** Browsers by the names of the page builder, whose case counts. */
const agents = {
	appleWebkit: /^(?!.*Chrom).*AppleWebKit/,
	blink: /Chrom/,
	chrome: /Chrom(?!.*(Edg|OPR))/,
	edge: /Edg/,
	firefox: /Firefox/,
	isTouchDevice: /Touch$/,
	mac: /Macintosh/,
	opera: /OPR/,
	safari: /^(?!.*Chrom).*Safari/,
	webkit: /AppleWebKit/,
};

export const agentClasses = (): string[] => {
	const { userAgent, maxTouchPoints } = navigator;
	const agent = userAgent + (maxTouchPoints && "Touch");
	return Object.entries(agents).flatMap(([name, pattern]) => (pattern.test(agent) ? `e--ua-${name}` : []));
};
