// The table of all plugins: a line each, and the whole of their registration.
import type { PluginDescriptor } from "../src/core/plugin";
import accordion from "./accordion/plugin";
import alert from "./alert/plugin";
import animations from "./animations/plugin";
import counter from "./counter/plugin";
import dropCap from "./drop-cap/plugin";
import elementorFrontend from "./elementor-frontend/plugin";
import lazyBackground from "./lazy-background/plugin";
import leadForm from "./lead-form/plugin";
import lightbox from "./lightbox/plugin";
import nestedAccordion from "./nested-accordion/plugin";
import nestedTabs from "./nested-tabs/plugin";
import offCanvas from "./off-canvas/plugin";
import popups from "./popups/plugin";
import previewScroll from "./preview-scroll/plugin";
import progress from "./progress/plugin";
import stickyHeader from "./sticky-header/plugin";
import tracking from "./tracking/plugin";

export const plugins: readonly PluginDescriptor[] = [
	accordion,
	alert,
	animations,
	counter,
	dropCap,
	elementorFrontend,
	lazyBackground,
	leadForm,
	lightbox,
	nestedAccordion,
	nestedTabs,
	popups,
	offCanvas,
	previewScroll,
	progress,
	stickyHeader,
	tracking,
];
