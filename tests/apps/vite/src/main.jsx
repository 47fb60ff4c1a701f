// Takes over what the server has printed.
import "gossamer/react.css";
import "./app.css";
import { hydrateRoot } from "react-dom/client";
import { App } from "./app";

hydrateRoot(document.getElementById("root"), <App />);
