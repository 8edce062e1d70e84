import { createFileRoute } from "@tanstack/react-router";
import { readStoreListSearch, storeListHref } from "#modules/catalog/schema/store-list-search.ts";
import { FollowButton } from "#modules/favourites/ui/follow-button.tsx";
import { getStoreList } from "#modules/shop/functions.ts";
import { StoreListPage } from "#modules/shop/ui/store-list/store-list-page.tsx";
import { loaded } from "../-loaded.ts";
import { pageHead } from "../-page-head.ts";

export const Route = createFileRoute("/_loja/lojas")({
  validateSearch: readStoreListSearch,
  loaderDeps: ({ search }) => readStoreListSearch(search),
  loader: async ({ deps }) => ({ list: loaded(await getStoreList({ data: deps })), search: deps }),
  head: ({ loaderData, matches }) => {
    if (!loaderData) return {};
    const { search, list } = loaderData;
    const area = list.areas.find((one) => one.slug === search.area)?.name;
    const { area: _, pagina, ordem: __, ...narrowing } = search;
    const title = ["Lojas", area && `de ${area}`, search.cidade ? `em ${search.cidade}` : search.uf && `em ${search.uf}`];
    return pageHead(matches, {
      title: title.filter(Boolean).join(" ") + (pagina ? `, página ${pagina}` : ""),
      description: "As lojas dos autores brasileiros de materiais digitais: professoras, ilustradores, músicos, costureiras.",
      path: storeListHref({ ...search, ordem: undefined }),
      noindex: list.total === 0 || Object.values(narrowing).some((value) => value !== undefined),
    });
  },
  component: function Stores() {
    const { list, search } = Route.useLoaderData();
    return (
      <StoreListPage
        list={list}
        search={search}
        follow={({ id, authorName }) => <FollowButton storeId={id} name={authorName} size="sm" />}
      />
    );
  },
});
