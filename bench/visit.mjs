// Opens pages as a visitor's browser does: nobody listens to its network or keeps the stacks of its calls, which costs what is measured.

/** A browser's own tab, without what Playwright turns on in its pages. Close it when done. */
export const openTab = async (browser, { width, height }) => {
	const session = await browser.newBrowserCDPSession();
	const { browserContextId } = await session.send("Target.createBrowserContext");
	const { targetId } = await session.send("Target.createTarget", {
		url: "about:blank",
		browserContextId,
		width,
		height,
	});
	const { sessionId } = await session.send("Target.attachToTarget", { targetId, flatten: false });
	const waiting = new Map();
	let last = 0;
	session.on("Target.receivedMessageFromTarget", ({ message }) => {
		const { id, result, error } = JSON.parse(message);
		const { resolve, reject } = waiting.get(id) ?? {};
		waiting.delete(id);
		if (error) reject?.(new Error(error.message));
		else resolve?.(result);
	});
	/** A command of https://chromedevtools.github.io/devtools-protocol/ to the tab. */
	const send = (method, params = {}) =>
		new Promise((resolve, reject) => {
			const id = ++last;
			waiting.set(id, { resolve, reject });
			session
				.send("Target.sendMessageToTarget", { sessionId, message: JSON.stringify({ id, method, params }) })
				.catch(reject);
		});
	return {
		send,
		/** What an expression gives, a promise's value as well. */
		async evaluate(expression) {
			const { result, exceptionDetails } = await send("Runtime.evaluate", {
				expression,
				awaitPromise: true,
				returnByValue: true,
			});
			if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
			return result.value;
		},
		async close() {
			await session.send("Target.disposeBrowserContext", { browserContextId });
			await session.detach();
		},
	};
};

/** The tags of our scripts in a page of the demo: the core, and what lists the files that came. */
export const ownScript = /<script type="module" src="\/[^>]*\.js"><\/script>/g;
