// react-hook-form: fields with rules, a controlled field, and a list of fields.
import { createRoot } from "react-dom/client";
import { Controller, useFieldArray, useForm } from "react-hook-form";

const App = () => {
	const { register, control, handleSubmit, watch, formState } = useForm({
		defaultValues: { name: "", mail: "", colour: "red", guests: [{ name: "Ada" }] },
	});
	const { fields, append, remove } = useFieldArray({ control, name: "guests" });
	const { errors, isDirty, isSubmitSuccessful } = formState;
	return (
		<form onSubmit={handleSubmit((values) => Object.assign(window, { sent: values }))}>
			<input {...register("name", { required: "A name, please", minLength: { value: 3, message: "Too short" } })} />
			{errors.name && <p role="alert">{errors.name.message}</p>}
			<input {...register("mail", { pattern: { value: /@/, message: "No address" } })} />
			{errors.mail && <p role="alert">{errors.mail.message}</p>}
			<Controller
				control={control}
				name="colour"
				render={({ field }) => (
					<select {...field}>
						<option>red</option>
						<option>blue</option>
					</select>
				)}
			/>
			{fields.map(({ id }, at) => (
				<p key={id} className="guest">
					<input {...register(`guests.${at}.name`)} />
					<button type="button" onClick={() => remove(at)}>
						Remove
					</button>
				</p>
			))}
			<button type="button" id="append" onClick={() => append({ name: "" })}>
				Guest
			</button>
			<button type="submit" id="submit">
				Send
			</button>
			<output>{`${watch("name")} ${isDirty ? "dirty" : "clean"} ${isSubmitSuccessful ? "sent" : "open"}`}</output>
		</form>
	);
};

createRoot(document.getElementById("root")).render(<App />);
