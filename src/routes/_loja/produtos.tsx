import { createFileRoute, redirect } from "@tanstack/react-router";
import { listingHref, readListingSearch } from "#modules/catalog/schema/listing-search.ts";
import { getListing } from "#modules/storefront/functions.ts";
import { listingTitle } from "#modules/storefront/ui/listing/listing-title.ts";
import { ListingPage } from "#modules/storefront/ui/listing/listing-page.tsx";
import { pageHead } from "../-page-head.ts";
import { loaded } from "../-loaded.ts";

export const Route = createFileRoute("/_loja/produtos")({
  validateSearch: readListingSearch,
  loaderDeps: ({ search }) => readListingSearch(search),
  loader: async ({ deps }) => {
    const listing = loaded(await getListing({ data: deps }));
    if (listing.products.length === 0 && deps.pagina) throw redirect({ href: listingHref({ ...deps, pagina: undefined }) });
    return { listing, search: deps };
  },
  head: ({ loaderData, matches }) => {
    if (!loaderData) return {};
    const { search, listing } = loaderData;
    const { busca, categoria, pagina, ordem: _, ...narrowing } = search;
    const isCombination =
      busca !== undefined || Object.values(narrowing).filter((value) => value !== undefined).length > (categoria ? 0 : 1);
    return pageHead(matches, {
      title: pagina ? `${listingTitle(search, listing)}, página ${pagina}` : listingTitle(search, listing),
      description:
        listing.category?.lead ||
        "Planos de aula, moldes, fontes, trilhas e planilhas de autores brasileiros, para baixar na hora.",
      path: listingHref({ ...search, ordem: undefined }),
      noindex: isCombination || listing.total === 0,
    });
  },
  component: function Products() {
    const { listing, search } = Route.useLoaderData();
    return <ListingPage search={search} listing={listing} />;
  },
});
