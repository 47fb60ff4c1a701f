// The runtime instead of React, under names that stay: what the release's own plugins use of it, so that no visitor pays for more.

export { Fragment, useEffect, useLayoutEffect, useRef, useState } from "react";
export { jsx, jsxs } from "react/jsx-runtime";
export { drawView } from "../react/draw-view";
export { useStore } from "../react/use-store";
