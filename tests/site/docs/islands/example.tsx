// The example in its frame, and the bar above it: direction, width, with or without script.
import { useSignals } from "@preact/signals-react/runtime";
import { conditions, loads, reload } from "./state";

export interface ExampleSettings {
	/** Address of the example, without `.html`. */
	example: string;
	title: string;
}

const labels = { rtl: "Right to left", phone: "Phone", noscript: "Without script" } as const;

export const ExampleView = ({ settings: { example, title } }: { settings: ExampleSettings }) => {
	useSignals();
	const { rtl, noscript, phone } = conditions;
	const address = `${example}${rtl.value ? "-rtl" : ""}${noscript.value ? "-noscript" : ""}.html`;
	const toggle = (name: keyof typeof labels) => {
		conditions[name].value = !conditions[name].value;
		if (name !== "phone") reload();
	};
	return (
		<>
			<div className="example-bar" role="toolbar" aria-label="How the example is shown">
				{(["rtl", "phone", "noscript"] as const).map((name) => (
					<button key={name} type="button" aria-pressed={conditions[name].value} onClick={() => toggle(name)}>
						{labels[name]}
					</button>
				))}
				<button type="button" className="example-reload" onClick={reload}>
					Reload
				</button>
				<a className="example-open" href={address} target="_blank" rel="noopener">
					Open alone<span aria-hidden="true"> ↗</span>
				</a>
			</div>
			<div className={phone.value ? "example-stage on-phone" : "example-stage"}>
				<iframe key={loads.value} data-example="" title={title} src={address} />
			</div>
		</>
	);
};
