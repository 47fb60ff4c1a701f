// The menu by Radix.
import * as NavigationMenu from "@radix-ui/react-navigation-menu";
import { menu } from "./content";

export default () => (
	<NavigationMenu.Root aria-label="Main">
		<NavigationMenu.List>
			{menu.map(({ title, href, items }) => (
				<NavigationMenu.Item key={title}>
					{items ? (
						<>
							<NavigationMenu.Trigger>{title}</NavigationMenu.Trigger>
							<NavigationMenu.Content>
								{items.map((item) => (
									<NavigationMenu.Link key={item.title} href={item.href}>
										{item.title}
									</NavigationMenu.Link>
								))}
							</NavigationMenu.Content>
						</>
					) : (
						<NavigationMenu.Link href={href}>{title}</NavigationMenu.Link>
					)}
				</NavigationMenu.Item>
			))}
		</NavigationMenu.List>
	</NavigationMenu.Root>
);
