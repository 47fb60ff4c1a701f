// The endpoint's parameters on the builder's canvas: the loop as it is being edited.
import type { Question } from "./requests";

interface Editor {
	elementor?: { getContainer?(id: string): { model?: { toJSON?(): unknown } } | undefined };
	elementorPro?: { config?: { loopFilter?: { nonce?: string } } };
}

/** The canvas is a frame in the editor, whose globals are the outer window's. */
const windows = (): (Editor | undefined)[] => [window as Editor, window.parent as Editor];

export const inEditor = ([address, options]: Question, loopId: string): Question => {
	const find = <T>(read: (window: Editor | undefined) => T | undefined) => windows().map(read).find(Boolean);
	const nonce = find((editor) => editor?.elementorPro?.config?.loopFilter?.nonce) ?? "";
	const model = find((editor) => editor?.elementor?.getContainer?.(loopId)?.model?.toJSON?.()) ?? {};
	const body = { ...JSON.parse(options!.body as string), widget_model: model, is_edit_mode: true };
	return [address, { ...options, headers: { ...options!.headers, "X-WP-Nonce": nonce }, body: JSON.stringify(body) }];
};
