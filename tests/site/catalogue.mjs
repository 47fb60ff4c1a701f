// The pottery's catalogue: what a loop shows of it, by category, glaze and page.

/** @typedef {import("./context.mjs").Text} Text */
/** @typedef {{ id: number, title: Text, category: string, glaze: string, price: number, number: number }} Product */

/** The eight categories, by slug. */
export const categories = {
	mugs: { en: "Mugs", he: "ספלים" },
	bowls: { en: "Bowls", he: "קערות" },
	plates: { en: "Plates", he: "צלחות" },
	vases: { en: "Vases", he: "אגרטלים" },
	jugs: { en: "Jugs", he: "כדים" },
	teapots: { en: "Teapots", he: "קומקומים" },
	tiles: { en: "Tiles", he: "אריחים" },
	lamps: { en: "Lamps", he: "מנורות" },
};

export const glazes = {
	blue: { en: "Blue", he: "כחול" },
	sand: { en: "Sand", he: "חול" },
	"sea-green": { en: "Sea green", he: "ירוק ים" },
};

const shapes = {
	mugs: { en: "Mug", he: "ספל" },
	bowls: { en: "Bowl", he: "קערה" },
	plates: { en: "Plate", he: "צלחת" },
	vases: { en: "Vase", he: "אגרטל" },
	jugs: { en: "Jug", he: "כד" },
	teapots: { en: "Teapot", he: "קומקום" },
	tiles: { en: "Tile", he: "אריח" },
	lamps: { en: "Lamp", he: "מנורה" },
};

const slugs = Object.keys(categories);
const glazeSlugs = Object.keys(glazes);

/** @type {Product[]} sixty products, the newest first */
export const products = Array.from({ length: 60 }, (_, index) => {
	const category = slugs[(index * 3 + Math.floor(index / 8)) % slugs.length];
	const glaze = glazeSlugs[(index * 5 + Math.floor(index / 3)) % glazeSlugs.length];
	const number = index + 1;
	const title = {
		en: `${shapes[category].en} no. ${number}, ${glazes[glaze].en.toLowerCase()}`,
		he: `${shapes[category].he} מס׳ ${number}, ${glazes[glaze].he}`,
	};
	return { id: 600 + index, title, category, glaze, price: 12 + ((index * 13) % 60), number };
});

const taxonomies = { product_cat: "category", pa_glaze: "glaze" };

/**
 * The products that filters leave.
 * @param {Record<string, { terms?: unknown, logicalJoin?: unknown }>} filters by taxonomy
 */
export const productsBy = (filters) =>
	products.filter((product) =>
		Object.entries(filters).every(([taxonomy, { terms, logicalJoin }]) => {
			const key = taxonomies[taxonomy];
			const wanted = Array.isArray(terms) ? terms : [];
			if (!key || !wanted.length) return true;
			// A product has one category, so that two of them joined by AND leave none.
			return logicalJoin === "OR" ? wanted.includes(product[key]) : wanted.every((term) => term === product[key]);
		}),
	);

/**
 * The filters of a loop in a query, as WordPress reads them.
 * @param {URLSearchParams} query
 * @param {string} loop
 */
export const filtersIn = (query, loop) =>
	Object.fromEntries(
		Object.keys(taxonomies).flatMap((taxonomy) => {
			const value = query.get(`e-filter-${loop}-${taxonomy}`);
			if (!value) return [];
			const isAny = value.includes("~");
			return [[taxonomy, { terms: value.split(isAny ? "~" : " "), logicalJoin: isAny ? "OR" : "AND" }]];
		}),
	);
