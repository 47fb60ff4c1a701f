// The file `early.js`, a classic script for sites to print before scripts that use the surface while they are evaluated.
import { findSurface, installSurface } from "./surface";

if (!findSurface() && !window.elementorModules) installSurface();

// The mark by which a page requests the core behind it.
document.documentElement.toggleAttribute("data-gossamer-compat", true);
