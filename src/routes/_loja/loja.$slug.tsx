import { createFileRoute, useLoaderData } from "@tanstack/react-router";
import { readShelfSearch } from "#modules/catalog/schema/listing-search.ts";
import { getStorePage } from "#modules/storefront/functions.ts";
import { storeHref } from "#modules/storefront/ui/store/store-href.ts";
import { StorePage } from "#modules/storefront/ui/store/store-page.tsx";
import { loaded } from "../-loaded.ts";
import { pageHead } from "../-page-head.ts";

export const Route = createFileRoute("/_loja/loja/$slug")({
  validateSearch: readShelfSearch,
  loaderDeps: ({ search }) => readShelfSearch(search),
  loader: async ({ params, deps }) => ({
    store: loaded(await getStorePage({ data: { slug: params.slug, search: deps } })),
    search: deps,
  }),
  head: ({ loaderData, matches }) => {
    if (!loaderData) return {};
    const { store, search } = loaderData;
    return pageHead(matches, {
      title: search.pagina ? `${store.authorName}, página ${search.pagina}` : `${store.authorName}: loja`,
      description: store.bio || store.tagline,
      path: storeHref(store.slug, { pagina: search.pagina }),
      image: store.portraitId ? `/imagens/${store.portraitId}/640.webp` : undefined,
    });
  },
  component: function Store() {
    const { store, search } = Route.useLoaderData();
    const { origin } = useLoaderData({ from: "/_loja" });
    return <StorePage store={store} search={search} address={`${origin}/loja/${store.slug}`} />;
  },
});
