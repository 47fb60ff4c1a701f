// Answers instead of a vendor's script; vendors.js does what it would do.
