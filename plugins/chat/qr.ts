// Draws QR codes for their holders, with rounded corners.
import { correction, generate, mode } from "lean-qr";
import type { Scope } from "../../src/kit/scope";
import type { Chat } from "./model";

interface Gradient {
	type: "linear-gradient" | "radial-gradient";
	/** Fractions of the size: two points, or two circles. */
	position: number[];
	colorStops: [offset: number, colour: string][];
}

export interface CodeOptions {
	text?: string;
	/** Pixels of a side; 200 times the pixels of the screen by default. */
	size?: number;
	/** Of a corner, in modules, from 0 to 0.5. */
	radius?: number;
	/** Null is transparent. */
	background?: string | null;
	fill?: string | Gradient;
	/** Margin in modules. */
	quiet?: number;
	ecLevel?: "L" | "M" | "Q" | "H";
	minVersion?: number;
	maxVersion?: number;
	/** Offset of the picture on the canvas, in pixels. */
	left?: number;
	top?: number;
}

export interface Codes {
	/** Takes the canvas away if there can be no picture. */
	draw(canvas: HTMLCanvasElement, text: string, options?: CodeOptions): void;
	/** Puts a picture into an element, once. */
	fill(holder: HTMLElement): void;
	refresh(): void;
}

export const createCodes = (chat: Chat, scope: Scope): Codes => {
	const drawn = new Map<Element, () => void>();
	const codes: Codes = {
		draw(canvas, text, options) {
			try {
				if (paint(canvas, { ...(chat.settings.qr as object), text, ...options })) return;
			} catch (error) {
				// The canvas does not accept one of the site's options.
				scope.report("settings", error);
			}
			// Anyone who asked for it is about to put it on the page.
			queueMicrotask(() => canvas.remove());
		},
		fill(holder) {
			if (drawn.has(holder)) return;
			const caption = holder.firstElementChild ?? holder.previousElementSibling;
			let canvas: HTMLCanvasElement | undefined;
			const refresh = () => {
				const { phone, message } = holder.dataset;
				canvas?.remove();
				canvas = document.createElement("canvas");
				canvas.setAttribute("role", "img");
				canvas.ariaLabel = caption?.textContent || "QR";
				holder.append(canvas);
				codes.draw(canvas, chat.get_wa_link(phone, message, false));
			};
			scope.add(() => canvas?.remove());
			drawn.set(holder, refresh);
			refresh();
		},
		refresh() {
			for (const refresh of drawn.values()) refresh();
		},
	};
	return codes;
};

/** By corner, in the order of `roundRect`: the positions of its neighbours. */
const corners = [
	[-1, -1],
	[1, -1],
	[1, 1],
	[-1, 1],
] as const;

/** @returns false when the text does not fit */
const paint = (canvas: HTMLCanvasElement, options: CodeOptions): boolean => {
	const { text = "", background = "#FFF", fill = "#000", quiet = 0, left = 0, top = 0, ...rest } = options;
	const size = rest.size ?? Math.round(200 * devicePixelRatio);
	const code = encode(text, rest);
	const context = canvas.getContext("2d");
	if (!code || !context) return false;
	const module = size / (code.size + 2 * quiet);
	const radius = Math.floor(Math.min(0.5, Math.max(0, rest.radius ?? 0.4)) * module);
	/** Whole pixels, so that neighbours touch. */
	const edge = (index: number) => Math.round((index + quiet) * module);

	canvas.width = canvas.height = size;
	context.translate(left, top);
	if (background) {
		context.fillStyle = background;
		context.fillRect(0, 0, size, size);
	}
	context.fillStyle = typeof fill === "string" ? fill : gradient(context, fill, size);
	context.beginPath();
	for (let y = 0; y < code.size; y++)
		for (let x = 0; x < code.size; x++) {
			const sides = corners.map(([dx, dy]) => [code.get(x + dx, y), code.get(x, y + dy), code.get(x + dx, y + dy)]);
			if (code.get(x, y)) {
				const radii = sides.map(([besides, above]) => (besides || above ? 0 : radius));
				context.roundRect(edge(x), edge(y), edge(x + 1) - edge(x), edge(y + 1) - edge(y), radii);
				continue;
			}
			for (const [index, [dx, dy]] of corners.entries()) {
				if (!sides[index]!.every(Boolean)) continue;
				const [right, bottom] = [edge(x + (dx + 1) / 2), edge(y + (dy + 1) / 2)];
				context.moveTo(right, bottom);
				context.lineTo(right - dx * radius, bottom);
				context.arcTo(right, bottom, right, bottom - dy * radius, radius);
				context.closePath();
			}
		}
	context.fill();
	return true;
};

const encode = (text: string, { ecLevel = "L", minVersion = 1, maxVersion = 40 }: CodeOptions) => {
	try {
		const level = correction[ecLevel] ?? correction.L;
		return generate(mode.bytes(new TextEncoder().encode(text)), {
			minCorrectionLevel: level,
			maxCorrectionLevel: level,
			minVersion,
			maxVersion,
		});
	} catch {}
};

const gradient = (context: CanvasRenderingContext2D, { type, position, colorStops }: Gradient, size: number) => {
	const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = position.map((part) => part * size);
	const isRadial = type === "radial-gradient";
	const result = isRadial ? context.createRadialGradient(a, b, c, d, e, f) : context.createLinearGradient(a, b, c, d);
	for (const [offset, colour] of colorStops) result.addColorStop(offset, colour);
	return result;
};
