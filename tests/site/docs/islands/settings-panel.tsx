// The settings of the example, to be changed: the example, its markup and the address follow.
import { useSignals } from "@preact/signals-react/runtime";
import { type Control, changeSetting, changes } from "./state";

export interface PanelSettings {
	controls: Control[];
}

export const PanelView = ({ settings: { controls } }: { settings: PanelSettings }) => {
	useSignals();
	const isChanged = Object.keys(changes.value).length > 0;
	return (
		<form className="settings-panel" onSubmit={(event) => event.preventDefault()}>
			<div className="settings-head">
				<h3 id="settings-panel">Try its settings</h3>
				<button type="button" className="quiet" disabled={!isChanged} onClick={() => (changes.value = {})}>
					As printed
				</button>
			</div>
			{controls.map((control) => (
				<Field key={control.name} control={control} value={changes.value[control.name] ?? control.value} />
			))}
		</form>
	);
};

const Field = ({ control, value }: { control: Control; value: string }) => {
	const { name, type, options = [] } = control;
	const set = ({ currentTarget }: { currentTarget: { value: string } }) => changeSetting(control, currentTarget.value);
	if (type === "switch")
		return (
			<label className="field field-switch">
				<input
					type="checkbox"
					checked={value === "yes"}
					onChange={({ currentTarget }) => changeSetting(control, currentTarget.checked ? "yes" : "")}
				/>
				<code>{name}</code>
			</label>
		);
	return (
		<label className="field" htmlFor={`setting-${name}`}>
			<code>{name}</code>
			{type === "choice" ? (
				<select id={`setting-${name}`} value={value} onChange={set}>
					{options.map((option) => (
						<option key={option} value={option}>
							{option || "–"}
						</option>
					))}
				</select>
			) : (
				<input id={`setting-${name}`} type={type} value={value} onInput={set} />
			)}
		</label>
	);
};
