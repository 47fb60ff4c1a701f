// Addresses of link actions: `#elementor-action:action=NAME&settings=BASE64`, percent-encoded or not. The core has the same expression in place.

export const isAction = (address: string): boolean => /^(#|%23)elementor-action/.test(address);
