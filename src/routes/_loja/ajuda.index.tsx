import { createFileRoute } from "@tanstack/react-router";
import { brand } from "#kit/brand/brand.ts";
import { getHelp } from "#modules/content/help/functions.ts";
import { readHelpSearch } from "#modules/content/help/schema.ts";
import { HelpPage } from "#modules/content/help/ui/help-page.tsx";
import { loaded } from "../-loaded.ts";
import { pageHead } from "../-page-head.ts";

export const Route = createFileRoute("/_loja/ajuda/")({
  validateSearch: readHelpSearch,
  loaderDeps: ({ search }) => readHelpSearch(search),
  loader: async ({ deps }) => ({ home: loaded(await getHelp({ data: deps })), busca: deps.busca }),
  head: ({ loaderData, matches }) =>
    loaderData
      ? pageHead(matches, {
          title: "Ajuda",
          description: `Como comprar, baixar, desistir, vender e receber ${brand.in}, e como falar com a nossa equipe.`,
          path: "/ajuda",
          noindex: loaderData.busca !== undefined,
        })
      : {},
  component: function Help() {
    return <HelpPage {...Route.useLoaderData()} />;
  },
});
