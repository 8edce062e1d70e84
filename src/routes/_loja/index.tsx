import { createFileRoute } from "@tanstack/react-router";
import { getHomePage } from "#modules/storefront/home/functions.ts";
import { HomePage } from "#modules/storefront/home/ui/home-page.tsx";
import { loaded } from "../-loaded.ts";
import { pageHead } from "../-page-head.ts";

export const Route = createFileRoute("/_loja/")({
  loader: async () => loaded(await getHomePage()),
  head: ({ matches }) =>
    pageHead(matches, {
      title: "Materiais digitais de autores brasileiros",
      description: "Planos de aula, moldes, fontes, trilhas e planilhas de autores brasileiros. Pague com Pix e baixe na hora.",
      path: "/",
    }),
  component: function Home() {
    return <HomePage home={Route.useLoaderData()} />;
  },
});
