// The attributes that the menu writes on the server's elements, and gives back.

/** One list for all elements: 60 B less than what each of them needs. */
export const kept = [
	"aria-controls",
	"aria-expanded",
	"aria-haspopup",
	"aria-hidden",
	"aria-labelledby",
	"class",
	"id",
	"inert",
	"role",
	"style",
	"tabindex",
];
