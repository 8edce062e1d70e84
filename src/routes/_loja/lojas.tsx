import { createFileRoute } from "@tanstack/react-router";
import { readShelfSearch } from "#modules/catalog/schema/listing-search.ts";
import { getStoreList } from "#modules/storefront/functions.ts";
import { StoreListPage } from "#modules/storefront/ui/store/store-list-page.tsx";
import { loaded } from "../-loaded.ts";
import { pageHead } from "../-page-head.ts";

export const Route = createFileRoute("/_loja/lojas")({
  validateSearch: readShelfSearch,
  loaderDeps: ({ search }) => readShelfSearch(search),
  loader: async ({ deps }) => ({ list: loaded(await getStoreList({ data: deps })), search: deps }),
  head: ({ loaderData, matches }) =>
    pageHead(matches, {
      title: "Lojas",
      description: "As lojas dos autores brasileiros de materiais digitais: professoras, ilustradores, músicos, costureiras.",
      path: loaderData?.search.pagina ? `/lojas?pagina=${loaderData.search.pagina}` : "/lojas",
      noindex: loaderData?.search.busca !== undefined,
    }),
  component: function Stores() {
    const { list, search } = Route.useLoaderData();
    return <StoreListPage list={list} search={search} />;
  },
});
