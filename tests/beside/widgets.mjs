// A pack's own widgets, each as it is put on a page: looked at and pressed with the originals, twice, and with Gossamer; what the two visits with the originals differ by is noise.
import { php, url } from "./site.mjs";
import { openVisit } from "./visit.mjs";

/** Widgets that show nothing without an account, a service or content that the site has not. */
const needMore =
	"/post|blog|woo|product|form|instagram|twitter|feed|login|map|mailchimp|calendly|event|career|embed|pdf|template|learndash|crypto|nft|business|soundcloud/i";

/** Prints a page with every widget of the pack, with its defaults. @param {string} prefix of the widgets' types @returns its address */
export const makeWidgetsPage = (prefix) => {
	php(`
		$widgets = array();
		foreach (array_keys(Elementor\\Plugin::$instance->widgets_manager->get_widget_types()) as $type) {
			if (preg_match('/^(${prefix})/', $type) && !preg_match('${needMore}', $type)) {
				$number = count($widgets) + 1;
				$widgets[] = array('id' => substr(md5($type), 0, 7), 'elType' => 'widget', 'widgetType' => $type, 'settings' => array('_element_id' => "own-$number"), 'elements' => array());
			}
		}
		$data = array(array('id' => 'f0f0f0f', 'elType' => 'container', 'settings' => array('_column_gap' => 'no'), 'elements' => $widgets));
		$old = get_page_by_path('own-widgets');
		$id = wp_insert_post(array('ID' => $old ? $old->ID : 0, 'post_type' => 'page', 'post_status' => 'publish', 'post_name' => 'own-widgets', 'post_title' => 'Own widgets'));
		update_post_meta($id, '_elementor_edit_mode', 'builder');
		update_post_meta($id, '_elementor_template_type', 'wp-page');
		update_post_meta($id, '_elementor_version', ELEMENTOR_VERSION);
		update_post_meta($id, '_elementor_data', wp_slash(wp_json_encode($data)));
		Elementor\\Plugin::$instance->files_manager->clear_cache();
		return $id;`);
	return `${url}/own-widgets/`;
};

/** Runs in the page: size and what is seen of each widget. */
const look = () =>
	Object.fromEntries(
		[...document.querySelectorAll("[id^=own-]")].map((host) => {
			const seen = [host, ...host.querySelectorAll("*")]
				.filter((node) => node.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }))
				.map((node) => [node.localName, node.getBoundingClientRect()])
				.filter(([, { width, height }]) => width && height)
				.map(([name, { width, height }]) => `${name} ${Math.round(width)}x${Math.round(height)}`);
			return [host.dataset.widget_type.split(".")[0], seen.join()];
		}),
	);

/** Runs in the page: scrolls through it, so that what waits for a visitor's eyes starts. */
const scrollThrough = async () => {
	for (let top = 0; top < document.documentElement.scrollHeight; top += 400) {
		scrollTo({ top, behavior: "instant" });
		await new Promise((resolve) => setTimeout(resolve, 200));
	}
	await new Promise((resolve) => setTimeout(resolve, 4000));
};

/** Runs in the page: presses the first three things of a widget that look pressable. */
const press = async (type) => {
	const host = document.querySelector(`[id^=own-][data-widget_type^="${type}."]`);
	const isPointer = (node) => getComputedStyle(node).cursor === "pointer";
	host.scrollIntoView({ block: "center", behavior: "instant" });
	const targets = [...host.querySelectorAll("*")].filter(
		(node) => isPointer(node) && node.checkVisibility() && !isPointer(node.parentElement),
	);
	for (const target of targets.slice(0, 3)) {
		// A drawing has no method for it.
		target.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
		await new Promise((resolve) => setTimeout(resolve, 500));
	}
	await new Promise((resolve) => setTimeout(resolve, 500));
};

/** @returns by widget what is seen after the scrolling, and after its presses */
export const seeWidgets = async (browser, address) => {
	const visit = await openVisit(browser, { address });
	try {
		const page = await visit.open();
		// No press leads away: a page stays at an answer without content.
		await page.route("**", (route) =>
			route.request().isNavigationRequest() && route.request().frame() === page.mainFrame()
				? route.fulfill({ status: 204 })
				: route.fallback(),
		);
		await page.evaluate(scrollThrough);
		const seen = {
			start: await page.evaluate(look),
			pressed: {},
			isSwapped: await page.evaluate(() => !!window.gossamer),
		};
		for (const type of Object.keys(seen.start)) {
			await page.evaluate(press, type);
			seen.pressed[type] = (await page.evaluate(look))[type];
		}
		return { ...seen, ...(await visit.look()) };
	} finally {
		await visit.close();
	}
};

/** @param {object[]} originals two visits @param {object} ours */
export const widgetFaults = (originals, ours) => {
	const faults = [];
	const different = new Set();
	let same = 0;
	let noisy = 0;
	for (const state of ["start", "pressed"])
		for (const [type, seen] of Object.entries(originals[0][state])) {
			const known = [seen, originals[1][state][type]];
			if (known.includes(ours[state][type])) same++;
			else if (known[0] !== known[1]) noisy++;
			else {
				different.add(type);
				faults.push(`${type} looks different ${state === "start" ? "after load" : "after its presses"}`);
			}
		}
	const errors = ours.errors.filter((error) => !originals.some((visit) => visit.errors.includes(error)));
	if (errors.length) faults.push(`errors on the page of its widgets: ${[...new Set(errors)].join(", ")}`);
	const types = Object.keys(originals[0].start).length;
	return { types, same, noisy, different: [...different], isSwapped: ours.isSwapped, faults };
};
