// Shows the items of the address after back and forward: by the endpoint, or from the page at the address if that is a later one.
import type { Scope } from "../../src/kit/scope";
import { isLaterPath, isPage, type Place } from "./address";
import { loopIn } from "./content";
import { replace } from "./load";
import { hereOf, type Loop } from "./loops";
import { keyOf, partsOf, queryOf } from "./model";
import { request } from "./refresh";

/** Shows the items of the address, after the visitor went back or forward. */
export const restore = async (loop: Loop, scope: Scope): Promise<void> => {
	const before = new URL(loop.address);
	loop.address = hereOf();
	if (viewOf(before, loop.id) === viewOf(location, loop.id)) return;
	for (const control of loop.controls) {
		control.read();
		control.show();
	}
	const [control] = loop.controls;
	const base = control?.place().base ?? "";
	const path = URL.canParse(base) ? new URL(base).pathname : location.pathname;
	const isShown =
		control && isFirstPage(location, loop.id, path)
			? await request(loop, control.id, scope)
			: await replace(loop, scope, [loop.address], (text) => loopIn(text, loop.id));
	// Never another page than the address says.
	if (isShown === false) location.reload();
};

/** The parts of an address that decide what a loop shows. */
const viewOf = ({ pathname, search }: Place, loopId: string): string =>
	pathname.replace(/\/$/, "") +
	queryOf(partsOf(search).filter((part) => isPage(part, loopId) || keyOf(part).startsWith(`e-filter-${loopId}-`)));

/** Whether an address shows the first page of a loop. @param base path of the loop without its page */
const isFirstPage = ({ pathname, search }: Place, loopId: string, base: string): boolean =>
	!partsOf(search).some((part) => isPage(part, loopId)) && !isLaterPath(pathname, base);
