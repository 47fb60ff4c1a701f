// Tabs by Radix.
import * as Tabs from "@radix-ui/react-tabs";
import { questions } from "./content";

export default () => (
	<Tabs.Root defaultValue="Shipping">
		<Tabs.List aria-label="Questions">
			{questions.map(({ title }) => (
				<Tabs.Trigger key={title} value={title}>
					{title}
				</Tabs.Trigger>
			))}
		</Tabs.List>
		{questions.map(({ title, content }) => (
			<Tabs.Content key={title} value={title}>
				{content}
			</Tabs.Content>
		))}
	</Tabs.Root>
);
