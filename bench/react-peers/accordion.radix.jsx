// The accordion by Radix.
import * as Accordion from "@radix-ui/react-accordion";
import { questions } from "./content";

export default () => (
	<Accordion.Root type="single" defaultValue="Shipping" collapsible>
		{questions.map(({ title, content }) => (
			<Accordion.Item key={title} value={title}>
				<Accordion.Header>
					<Accordion.Trigger>{title}</Accordion.Trigger>
				</Accordion.Header>
				<Accordion.Content>{content}</Accordion.Content>
			</Accordion.Item>
		))}
	</Accordion.Root>
);
