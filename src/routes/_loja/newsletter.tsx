import { createFileRoute } from "@tanstack/react-router";
import { brand } from "#kit/brand/brand.ts";
import { getLastEdition } from "#modules/newsletter/editions/functions.ts";
import { NewsletterPage } from "#modules/newsletter/ui/newsletter-page.tsx";
import { loaded } from "../-loaded.ts";
import { pageHead } from "../-page-head.ts";

export const Route = createFileRoute("/_loja/newsletter")({
  loader: async () => loaded(await getLastEdition()),
  head: ({ matches }) =>
    pageHead(matches, {
      title: `A newsletter ${brand.of}`,
      description: "As novidades, sobre os assuntos que você escolher. No máximo uma por semana.",
      path: "/newsletter",
    }),
  component: Newsletter,
});

function Newsletter() {
  return <NewsletterPage last={Route.useLoaderData()} />;
}
