import { createFileRoute, notFound } from "@tanstack/react-router";
import { missingHead } from "../-page-head.ts";

/** Every address that nothing else answers. */
export const Route = createFileRoute("/_loja/$")({
  loader: () => {
    throw notFound();
  },
  head: missingHead,
});
