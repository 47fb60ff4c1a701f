// The printed settings of posts and of a portfolio.
import { integer, type Lookup, type Reader, responsive, slider, toggle } from "../../src/kit/settings";

/** Their names begin with the skin, which the host knows. */
const asPrinted: Reader<Lookup> = (get) => get;
export const settings = { printed: asPrinted };

export const layout = {
	/** Without one: 3, on tablets 2, on phones 1. */
	columns: responsive(integer()),
	masonry: toggle(),
	row_gap: responsive(slider()),
	item_gap: responsive(slider()),
};
