// What an owner sees and does: logged in, with the plugin as it is after its first activation.
import { beforeAll } from "vitest";
import { get, logIn, php } from "./wordpress";

export let admin: { cookie: string };
export const options = () => php<Record<string, unknown>>(`return Gossamer\\options();`);
export const isSwapped = async () => (await get("/covered/")).text.includes("gossamer-js-module");
export const page = async () => (await get("/wp-admin/options-general.php?page=gossamer", { headers: admin })).text;

beforeAll(async () => {
	admin = await logIn();
	php(`delete_option('gossamer'); return activate_plugin('gossamer/gossamer.php');`);
});
