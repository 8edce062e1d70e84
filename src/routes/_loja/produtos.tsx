import { createFileRoute, redirect } from "@tanstack/react-router";
import { listingHref, readListingSearch } from "#modules/catalog/schema/listing-search.ts";
import { getListing } from "#modules/shop/functions.ts";
import { ListingError } from "#modules/shop/ui/listing/listing-error.tsx";
import { canonicalPath, isIndexable } from "#modules/shop/ui/listing/listing-index.ts";
import { ListingPage } from "#modules/shop/ui/listing/listing-page.tsx";
import { documentTitle } from "#modules/shop/ui/listing/listing-title.ts";
import { loaded } from "../-loaded.ts";
import { pageHead } from "../-page-head.ts";

export const Route = createFileRoute("/_loja/produtos")({
  validateSearch: readListingSearch,
  loaderDeps: ({ search }) => readListingSearch(search),
  loader: async ({ deps }) => {
    const listing = loaded(await getListing({ data: deps }));
    const categoria = listing.category?.slug;
    const { loja } = listing.search;
    if (categoria !== deps.categoria || loja !== deps.loja)
      throw redirect({ href: listingHref({ ...deps, categoria, loja }), statusCode: 301 });
    if (listing.products.length === 0 && deps.pagina) throw redirect({ href: listingHref({ ...deps, pagina: undefined }) });
    return listing;
  },
  head: ({ loaderData, matches }) =>
    loaderData
      ? pageHead(matches, {
          title: documentTitle(loaderData),
          description:
            loaderData.category?.lead ||
            "Planos de aula, moldes, fontes, trilhas e planilhas de autores brasileiros, para baixar na hora.",
          path: canonicalPath(loaderData),
          noindex: !isIndexable(loaderData),
        })
      : {},
  errorComponent: ListingError,
  component: function Products() {
    return <ListingPage listing={Route.useLoaderData()} />;
  },
});
