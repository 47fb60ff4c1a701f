// Starts the library of a bench page: the same movement for each, written as its own documentation shows it.
const { library } = document.documentElement.dataset;
const all = (selector) => [...document.querySelectorAll(selector)];
/** CSS pixels to both sides of an element's place, as speed 2 of a motion effect. */
const distance = 100;

const starts = {
	motion() {
		const { animate, scroll } = window.Motion;
		for (const node of all(".mover")) {
			const animation = animate(node, { y: [distance, -distance] }, { ease: "linear" });
			scroll(animation, { target: node.parentElement, offset: ["start end", "end start"] });
		}
	},
	gsap() {
		const { gsap, ScrollTrigger } = window;
		gsap.registerPlugin(ScrollTrigger);
		for (const node of all(".mover")) {
			const scrollTrigger = { trigger: node.parentElement, start: "top bottom", end: "bottom top", scrub: true };
			gsap.fromTo(node, { y: distance }, { y: -distance, ease: "none", scrollTrigger });
		}
		for (const node of all(".sticky")) {
			const end = () => `+=${node.parentElement.offsetHeight - node.offsetHeight}`;
			ScrollTrigger.create({ trigger: node, start: "top top", end, pin: true, pinSpacing: false });
		}
		for (const node of all(".entrance"))
			gsap.from(node, { y: 40, autoAlpha: 0, duration: 0.75, scrollTrigger: { trigger: node, start: "top bottom" } });
	},
	rellax() {
		new window.Rellax(".mover", { speed: -2, center: true });
	},
	lenis() {
		const lenis = new window.Lenis({ autoRaf: true });
		const measure = ({ parentElement }) => {
			const { top, height } = parentElement.getBoundingClientRect();
			return [top + scrollY - innerHeight, height + innerHeight];
		};
		const movers = all(".mover").map((node) => [node, ...measure(node)]);
		const update = ({ scroll }) => {
			for (const [node, start, length] of movers) {
				const share = (scroll - start) / length;
				if (share >= 0 && share <= 1) node.style.transform = `translateY(${distance - 2 * distance * share}px)`;
			}
		};
		lenis.on("scroll", update);
		update({ scroll: scrollY });
	},
	"sticky-js"() {
		for (const node of all(".section")) node.dataset.stickyContainer = "";
		new window.Sticky(".sticky");
	},
	headroom() {
		for (const node of all(".sticky").slice(0, 1)) new window.Headroom(node).init();
	},
	aos() {
		window.AOS.init({ duration: 750, once: true });
	},
};

starts[library]?.();
