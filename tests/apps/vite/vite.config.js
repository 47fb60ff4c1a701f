// Development's React, which says what does not hydrate, and `StrictMode`, which mounts everything twice.
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

export default defineConfig({ plugins: [react()], build: { minify: false } });
