// Which names of the libraries that the runtime stands in for it has; what it lacks is listed here.
import * as signalsReact from "@preact/signals-react";
import * as signalsRuntime from "@preact/signals-react/runtime";
import * as signalsUtils from "@preact/signals-react/utils";
import * as preact from "preact";
import * as preactCompat from "preact/compat";
import * as preactClient from "preact/compat/client";
import * as preactHooks from "preact/hooks";
import * as preactJsx from "preact/jsx-runtime";
import * as preactTestUtils from "preact/test-utils";
import * as react from "react";
import * as reactJsxDev from "react/jsx-dev-runtime";
import * as reactJsx from "react/jsx-runtime";
import * as reactDom from "react-dom";
import * as reactClient from "react-dom/client";
import { describe, expect, it } from "vitest";
import * as index from "../../src/runtime/index";
import * as client from "../../src/runtime/react/client";
import * as compat from "../../src/runtime/react/index";
import * as jsxRuntime from "../../src/runtime/react/jsx-runtime";
import * as reactSignals from "../../src/runtime/react/signals";
import * as testUtils from "../../src/runtime/react/test-utils";

/** A module has a `default` alongside its names when it was written for another module system. */
const lacking = (ours: object, theirs: object) =>
	Object.keys(theirs)
		.filter((name) => name !== "default" && !(name in ours))
		.sort();

/** The types of these modules say nothing of it. */
const defaultOf = (module: object) => (module as { default: object }).default;

describe("names of the runtime", () => {
	it.each([
		["preact", index, preact],
		["preact/hooks", index, preactHooks],
		["preact/compat", compat, preactCompat],
		["preact/compat/client", client, preactClient],
		["preact/jsx-runtime", jsxRuntime, preactJsx],
		["preact/test-utils", testUtils, preactTestUtils],
		["@preact/signals-react", reactSignals, signalsReact],
		["@preact/signals-react/runtime", reactSignals, signalsRuntime],
		["@preact/signals-react/utils", reactSignals, signalsUtils],
		["react/jsx-runtime", jsxRuntime, reactJsx],
		["react/jsx-dev-runtime", jsxRuntime, reactJsxDev],
	])("has every name of %s", (_, ours, theirs) => {
		expect(lacking(ours, theirs)).toEqual([]);
	});

	it("has the names of preact/compat and /client in default exports too", () => {
		expect(lacking(client.default, defaultOf(preactClient))).toEqual([]);
		expect(lacking(compat.default, defaultOf(preactCompat))).toEqual([]);
	});

	it("lacks of react what its server, compiler and experiments need", () => {
		expect(lacking(compat, react)).toEqual([
			"ViewTransition",
			"__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE",
			"__COMPILER_RUNTIME",
			"addTransitionType",
			"cache",
			"cacheSignal",
			"captureOwnerStack",
			"unstable_useCacheRefresh",
		]);
	});

	it("lacks of react-dom what forms and preloading need", () => {
		expect(lacking(compat, reactDom)).toEqual([
			"__DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE",
			"browser",
			"preconnect",
			"prefetchDNS",
			"preinit",
			"preinitModule",
			"preload",
			"preloadModule",
		]);
	});

	it("lacks of react-dom/client its version", () => {
		expect(lacking(client, reactClient)).toEqual(["version"]);
	});

	it("has functions where the originals have functions", () => {
		for (const [ours, theirs] of [
			[compat, preactCompat],
			[index, preact],
			[reactSignals, signalsReact],
		] as Record<string, unknown>[][])
			for (const name of Object.keys(theirs!)) expect([name, typeof ours![name]]).toEqual([name, typeof theirs![name]]);
	});
});
