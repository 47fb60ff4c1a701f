// What is open over the page closes when the app's router leads to another, as it would be gone on a site.
import { useEffect, useRef } from "react";

/** @param close called after the page's path has changed, from wherever; queries and fragments leave the same page shown */
export const useLeaving = (close: () => void): void => {
	const latest = useRef(close);
	useEffect(() => {
		latest.current = close;
	});
	useEffect(() => {
		let { pathname } = location;
		const check = () => {
			if (location.pathname === pathname) return;
			pathname = location.pathname;
			latest.current();
		};
		// Routers write the history while they render.
		const later = () => queueMicrotask(check);
		const { navigation } = window as { navigation?: EventTarget };
		if (navigation) {
			navigation.addEventListener("currententrychange", later);
			return () => navigation.removeEventListener("currententrychange", later);
		}
		const afterClick = () => {
			pathname = location.pathname;
			setTimeout(check);
		};
		addEventListener("click", afterClick, true);
		addEventListener("popstate", later);
		return () => {
			removeEventListener("click", afterClick, true);
			removeEventListener("popstate", later);
		};
	}, []);
};
