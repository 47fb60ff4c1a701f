// Whether a pointer is on its way to a box.

/** A place in the window, in CSS pixels, as pointer events carry it. */
export interface Place {
	clientX: number;
	clientY: number;
}

/** Whether who goes on straight ahead, from the one place through the other, comes into the box. */
export const headsFor = (from: Place, to: Place, { left, top, right, bottom }: DOMRectReadOnly): boolean => {
	const x = to.clientX - from.clientX;
	const y = to.clientY - from.clientY;
	/** For each corner: on which side of the path it lies, and how far ahead. */
	const corners = [left, right].flatMap((cornerX) =>
		[top, bottom].map((cornerY) => {
			const dx = cornerX - from.clientX;
			const dy = cornerY - from.clientY;
			return [Math.sign(x * dy - y * dx), x * dx + y * dy] as const;
		}),
	);
	return corners.some(([side]) => side !== corners[0]![0]) && corners.some(([, ahead]) => ahead > 0);
};
