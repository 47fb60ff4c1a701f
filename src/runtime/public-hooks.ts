// The hooks that apps call. The rest of `hooks.ts` is for the renderer and its features.
export {
	useCallback,
	useContext,
	useDebugValue,
	useEffect,
	useErrorBoundary,
	useId,
	useImperativeHandle,
	useInsertionEffect,
	useLayoutEffect,
	useMemo,
	useReducer,
	useRef,
	useState,
} from "./hooks";
