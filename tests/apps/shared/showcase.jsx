// The widgets that every React app shows: no state of their own, so that a server component may print them.
import {
	Accordion,
	Alert,
	AtomicForm,
	AtomicTabs,
	AtomicVideo,
	Carousel,
	Counter,
	Interactions,
	LeadForm,
	Lightbox,
	NavMenu,
	NestedTabs,
	Popup,
	Popups,
	Progress,
	Tabs,
	Video,
} from "gossamer/react";
import { OfferButton } from "./offer-button";

const photos = ["/hills.svg", "/river.svg", "/shore.svg", "/woods.svg"];

export const Showcase = ({ title }) => (
	<>
		<header>
			<NavMenu
				label="Site"
				dropdownFrom="mobile"
				items={[
					{ title: "Home", href: "/", isCurrent: true },
					{
						title: "Shop",
						href: "#shop",
						items: [
							{ title: "Mugs", href: "#mugs" },
							{ title: "Pots", href: "#pots" },
						],
					},
					{ title: "Contact", href: "#contact" },
				]}
			/>
		</header>
		<main>
			<h1>{title}</h1>
			<Alert title="Closed on Monday">We open again on Tuesday.</Alert>
			<section className="figures">
				<Counter to={1500} duration={300} delimiter="," title="Happy customers" />
				<Progress value={70} title="Tea" text="Assam" />
			</section>
			<h2>Questions</h2>
			<Accordion
				items={[
					{ title: "Shipping", content: <p>Two days.</p> },
					{ title: "Returns", content: <p>Thirty days.</p> },
				]}
			/>
			<h2>Sizes</h2>
			<Tabs
				items={[
					{ title: "Small", content: <p>Three cups.</p> },
					{ title: "Large", content: <p>Six cups.</p> },
				]}
			/>
			<NestedTabs
				label="Colours"
				items={[
					{ title: "Red", content: <p>Like clay.</p> },
					{ title: "Blue", content: <p>Like the sea.</p> },
				]}
			/>
			<h2>Pictures</h2>
			<Carousel label="Photos" settings={{ slides_to_show: 2, speed: 50 }}>
				{photos.map((photo) => (
					<img key={photo} src={photo} alt={photo.slice(1, -4)} width="400" height="300" />
				))}
			</Carousel>
			<div className="thumbnails">
				{photos.slice(0, 2).map((photo) => (
					<Lightbox key={photo} href={photo} slideshow="trip" title={photo.slice(1, -4)}>
						<img src={photo} alt={`${photo.slice(1, -4)}, larger`} width="160" height="120" />
					</Lightbox>
				))}
			</div>
			<Video youtube="https://youtu.be/aqz-KE-bpKQ" poster="/hills.svg" />
			<Interactions items={[{ trigger: "scrollIn", effect: "slide", direction: "left", duration: 100 }]}>
				<h2>The kiln</h2>
			</Interactions>
			<AtomicTabs
				label="Firings"
				items={[
					{ title: "Bisque", content: <p>At 1,000 degrees.</p> },
					{ title: "Glaze", content: <p>At 1,240 degrees.</p> },
				]}
			/>
			<AtomicVideo youtube="https://youtu.be/aqz-KE-bpKQ" settings={{ privacy: true }} />
			<AtomicForm
				formId="f0f0f0f"
				name="Visit"
				button="Book"
				success="See you soon."
				failure="Please call us."
				settings={{ ajaxurl: "/booked.json", post_id: "42" }}
				fields={[{ type: "email", name: "visitor", label: "Your address", required: true }]}
			/>
			<h2 id="contact">Write to us</h2>
			<LeadForm
				formId="k3x"
				messages={{ required: "Please fill this in.", invalid_email: "This is no address." }}
				button={{ idle: "Send", busy: "Sending" }}
				sent="Thank you."
				fields={[
					{ type: "text", name: "field_name", label: "Name" },
					{ type: "email", name: "field_email", label: "Email", required: true },
				]}
			/>
			<OfferButton />
			<Popups>
				<Popup id="7" settings={{ a11y_navigation: "yes" }}>
					<h2>An offer</h2>
					<p>Two mugs for one.</p>
				</Popup>
			</Popups>
		</main>
	</>
);
