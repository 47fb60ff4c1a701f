// Hour, day and month as the server's reports name them, in English whatever the page's language.

const days = "Sunday Monday Tuesday Wednesday Thursday Friday Saturday".split(" ");
const months = "January February March April May June July August September October November December".split(" ");

/** Local time: `08-09|Saturday|November`; the last hour is `23-24`. */
export const browserTime = (date: Date): string => {
	const hour = date.getHours();
	const pad = (value: number) => `${value}`.padStart(2, "0");
	return `${pad(hour)}-${pad(hour + 1)}|${days[date.getDay()]}|${months[date.getMonth()]}`;
};
