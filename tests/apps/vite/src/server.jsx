// Prints the app, and writes it into the page that was built.
import { readFileSync, writeFileSync } from "node:fs";
import { renderToString } from "react-dom/server";
import { App } from "./app";

const page = "dist/index.html";
writeFileSync(
	page,
	readFileSync(page, "utf8").replace("<!--app-->", () => renderToString(<App />)),
);
