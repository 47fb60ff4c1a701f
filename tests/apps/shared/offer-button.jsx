// The one component with a handler.
"use client";

import { openPopup, useConsent } from "gossamer/react";

export const OfferButton = () => (
	<button
		type="button"
		className="elementor-button"
		data-consent={useConsent("marketing")}
		onClick={() => openPopup("7")}
	>
		See the offer
	</button>
);
