// What does a page of the demo load of the runtime? Files and brotli bytes, after scrolling to its end.
import { filesOfPage } from "../tests/helpers/page-files.mjs";
import { brotliBytes, inRelease } from "../tests/site/release.mjs";

const paths = ["/heading", "/counter", "/accordion", "/lead-form", "/shop", "/everything"];

export default async ({ browser, url }) => {
	const rows = [];
	for (const path of paths) {
		const files = await filesOfPage(browser, url + path);
		rows.push({
			page: path,
			files: files.length,
			"brotli bytes": brotliBytes(inRelease(files)),
			"of them": files.join(", "),
		});
	}
	return rows;
};
