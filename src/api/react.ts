// The runtime instead of React, under stable names: only the parts that the release's own plugins use, so that no visitor pays for more.

export { Fragment, useEffect, useLayoutEffect, useRef, useState } from "react";
export { jsx, jsxs } from "react/jsx-runtime";
export { drawView } from "../react/draw-view";
export { useStore } from "../react/use-store";
