import { hydrateRoot as hydrate } from "react-dom/client";

/** React, run as a file of its own (`vite.config.ts`) and before the rest: two short turns of the browser instead of a long one. */
export const hydrateRoot = hydrate;
