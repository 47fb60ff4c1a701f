// An add-on pack as packs are written, in the old ways and the new one: a classic script that notes in `packLog` what it sees of the surface.
(() => {
	const log = [];
	window.packLog = log;
	const nodeOf = (scope) => scope[0] ?? scope;
	const idOf = (scope) => nodeOf(scope).dataset.id;
	const note = (name, value) => log.push(`${name}: ${typeof value === "string" ? value : JSON.stringify(value)}`);

	// While the script is evaluated.
	const { Module, ViewModule, frontend, utils } = window.elementorModules;
	const { Base, SwiperBase, CarouselBase } = frontend.handlers;
	note("evaluated", [
		typeof elementorFrontend.isEditMode(),
		elementorFrontend.getCurrentDeviceMode(),
		elementorFrontend.version,
	]);

	// A constructor function, its prototype made from that of the base class.
	function Old(...args) {
		Base.apply(this, args);
	}
	Old.prototype = Object.create(Base.prototype);
	Old.prototype.constructor = Old;
	Old.prototype.getDefaultSettings = () => ({ selectors: { title: "b" } });
	Old.prototype.getDefaultElements = function () {
		return { $title: this.findElement(this.getSettings("selectors.title")) };
	};
	Old.prototype.onInit = function (...args) {
		Base.prototype.onInit.apply(this, args);
		note("constructor function", [this.getID(), this.getWidgetType(), this.elements.$title.length, this.isEdit]);
	};

	// The static member `extend`, twice.
	const Middle = Base.extend({
		getDefaultElements() {
			return { host: this.$element };
		},
	});
	const Extended = Middle.extend({
		onInit(...args) {
			Extended.__super__.onInit.apply(this, args);
			note("extend", [
				this.getElementSettings("color"),
				idOf(this.elements.host),
				Extended.__super__ === Middle.prototype,
			]);
		},
		onDestroy() {
			note("destroyed", this.getID());
		},
	});

	// A class.
	class Modern extends Base {
		getDefaultSettings() {
			return { speed: 5 };
		}
		bindEvents() {
			nodeOf(this.$element).addEventListener("click", this.onClick);
		}
		onClick() {
			note("class", [this.getSettings("speed"), this.getUniqueHandlerID("c1"), this.getCurrentDeviceSetting("gap")]);
		}
	}

	// A slider's base class, instances of which are made by the pack itself.
	class Slides extends CarouselBase {
		getSwiperSettings() {
			return { ...super.getSwiperSettings(), slidesPerView: 1 };
		}
	}

	const onInit = () => {
		const { hooks, elementsHandler, elements, config, breakpoints } = elementorFrontend;
		for (const name of ["global", "widget", "tea.default", "tea.green"])
			hooks.addAction(`frontend/element_ready/${name}`, (scope, $) => note("ready", [name, idOf(scope), !!$]));
		hooks.addAction("frontend/element_ready/tea.default", (scope) => new Old({ $element: scope }));
		hooks.addAction("frontend/element_ready/slides.default", (scope) =>
			note("slides", new Slides({ $element: scope }) instanceof SwiperBase),
		);
		elementsHandler.attachHandler("tea", [Extended, Modern], "green");
		elementsHandler.attachHandler("later", () => Promise.resolve({ default: Modern }));
		hooks.addFilter("pack/speed", (value) => value * 2);
		note("filter", [hooks.applyFilters("pack/speed", 4), hooks.applyFilters("pack/none", 4)]);
		note("config", [
			Object.keys(config.responsive.activeBreakpoints),
			config.legacyMode.elementWrappers,
			config.breakpoints?.md,
			config.elements?.data,
			config.user,
			config.experimentalFeatures?.container,
			config.swiperClass,
		]);
		note("breakpoints", [
			breakpoints.getDeviceMinBreakpoint("desktop"),
			breakpoints.responsiveConfig === config.responsive,
		]);
		note("elements", [
			elementorFrontend.getElements("$body") === elements.$body,
			nodeOf(elements.$document) === document,
		]);
		note("settings", [
			elementorFrontend.getKitSettings("a"),
			elementorFrontend.getGeneralSettings("a"),
			elementorFrontend.getPageSettings("b"),
			elementorFrontend.getWidescreenSetting({ k: 1 }, "k"),
		]);
		const heard = () => note("listener", "heard");
		elementorFrontend.addListenerOnce("pack", "pack:event", heard, elements.$window);
		dispatchEvent(new Event("pack:event"));
		elementorFrontend.removeListeners("pack", "pack:event", heard, elements.$window);
		dispatchEvent(new Event("pack:event"));
		const module = new Module({ a: { b: 1 } });
		elementorFrontend.addListenerOnce("pack", "own", () => note("module", module.getSettings("a.b")), module);
		module.trigger("own");
		note("older names", [elementorFrontend.Module === Base, elementorFrontend.modules.Masonry === utils.Masonry]);
		elementorFrontend.waypoint(elements.$body, function (direction) {
			note("waypoint", [this.nodeName, direction]);
		});
		elementorFrontend.utils.lightbox.then((lightbox) =>
			note("lightbox", [typeof lightbox.showModal, typeof elementorFrontend.utils.lightbox.showModal]),
		);
		elementorFrontend.utils.anchors.setSettings("selectors.targets", "a");
		note("controls", elementorFrontend.utils.controls.getControlValue({ a: { size: 3 } }, "a", "size"));
		new elementorFrontend.utils.swiper(document.querySelector("#own-slider"), { slidesPerView: 1 }).then((swiper) =>
			note("swiper", [swiper.slides.length, typeof window.Swiper]),
		);
		const stretch = new frontend.tools.StretchElement({ element: elements.$body });
		note("tools", [typeof stretch.reset, typeof utils.Scroll.scrollObserver, stretch instanceof ViewModule]);
		elementorFrontend.on("components:init", () => {
			const own = elementorFrontend.documentsManager.documents[42];
			note("document", [own instanceof frontend.Document, own.getDocumentSettings("x")]);
		});
		if (window.elementorProFrontend) {
			const { modules, config: pro } = elementorProFrontend;
			note("pro", [
				typeof modules.popup.showPopup,
				pro === window.ElementorProFrontendConfig,
				typeof elementorProFrontend.on,
			]);
		}
		window.DialogsManager = {
			Instance: class {
				createWidget = (type) => ({ type });
			},
		};
		const dialogs = elementorFrontend.getDialogsManager();
		note("dialogs", [dialogs.createWidget("lightbox").type, dialogs === elementorFrontend.getDialogsManager()]);
	};
	if (window.jQuery) jQuery(window).one("elementor/frontend/init", onInit);
	else addEventListener("elementor/frontend/init", onInit, { once: true });

	// At DOM ready others have begun already.
	const onDomReady = () => {
		elementorFrontend.hooks.addAction("frontend/element_ready/tea.green", (scope) =>
			note("from DOM ready", idOf(scope)),
		);
	};
	document.addEventListener("DOMContentLoaded", onDomReady, { once: true });
})();
