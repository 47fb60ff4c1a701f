// Rules of videos that need no page: the addresses that a frame may have.

/** Whether an address may become that of a frame. */
export const isWeb = (address: string): boolean => /^(https?:)?\/\//i.test(address);

/** The address of a frame that plays at once: `autoplay=1` comes last, before the start time that Vimeo wants at the end. */
export const autoplayAddress = (address: string): string => {
	const [, base = "", time = ""] = /^([^#]*)(.*)$/s.exec(address)!;
	const bare = base.replace(/([?&])autoplay=[^&]*(&|$)/g, "$1").replace(/[?&]$/, "");
	return `${bare}${bare.includes("?") ? "&" : "?"}autoplay=1${time}`;
};
