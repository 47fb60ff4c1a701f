// Waits for a file of the release that a page requests when it is needed.
import type { Page } from "playwright-core";

/** Resolves in the frame after the module has run. @param file what its address matches */
export const hasRun = async (page: Page, file: RegExp): Promise<void> => {
	const address = await page.waitForFunction(
		(file) => performance.getEntriesByType("resource").find(({ name }) => file.test(name))?.name,
		file,
	);
	// As text: what transforms the tests would transform the import.
	await page.evaluate(
		`import(${JSON.stringify(await address.jsonValue())}).then(() => new Promise(requestAnimationFrame))`,
	);
};
