import { createFileRoute, notFound } from "@tanstack/react-router";

/** Every address that nothing else answers. */
export const Route = createFileRoute("/_loja/$")({
  loader: () => {
    throw notFound();
  },
});
