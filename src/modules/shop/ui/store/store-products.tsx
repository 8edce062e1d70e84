import { useRouter } from "@tanstack/react-router";
import type { Listing } from "#modules/catalog/schema/listing.ts";
import type { StorePageFacts } from "#modules/catalog/schema/store-page.ts";
import { chipClass } from "#ui/chip.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { RouterLink } from "#ui/router-link.tsx";
import { SearchBox } from "#ui/search-box.tsx";
import { AppliedChips } from "../listing/applied-chips.tsx";
import { appliedFilters, filterCount } from "../listing/applied-filters.ts";
import { FacetsSheet } from "../listing/facets-sheet.tsx";
import { ListingResults } from "../listing/listing-results.tsx";
import { ReadAs } from "../listing/read-as.tsx";
import { SortSelect } from "../listing/sort-select.tsx";
import { totalWords } from "../listing/total-words.ts";
import { useListingPlace } from "../listing/use-listing-place.ts";
import { ViewSwitch } from "../listing/view-switch.tsx";
import { storeHref } from "../../schema/store-search.ts";
import type { StoreSectionShown } from "../../store-editor/schema.ts";
import { StoreSections } from "./store-sections.tsx";

type StoreProductsProps = { store: StorePageFacts; sections: StoreSectionShown[]; listing: Listing };

/** What its author put first, then all that a store sells, narrowed by the same filters as everywhere. */
export function StoreProducts({ store, sections, listing }: StoreProductsProps) {
  const router = useRouter();
  const place = useListingPlace(`/loja/${store.slug}`, listing.search);
  const filters = appliedFilters({ ...listing, search: { ...listing.search, loja: undefined } });
  const { ordem, vista } = place.wanted;
  const clearHref = storeHref(store.slug, { ordem, vista });
  const hasHeadings = sections.some(({ kind }) => kind !== "prateleiras");
  if (store.productCount === 0) return <EmptyState className="mt-8" title="Nenhum material à venda por enquanto" />;
  return (
    <>
      <StoreSections store={store} sections={sections} />
      <h2 className={hasHeadings ? "mt-12 text-t2" : "sr-only"}>{hasHeadings ? "Todos os materiais" : "Materiais"}</h2>
      <div className="mt-7 mb-4 flex flex-wrap items-center gap-3 lg:flex-nowrap">
        <CategoryChips store={store} chosen={place.wanted.categoria} />
        <SearchBox
          value={place.wanted.busca}
          onSearch={(busca) => void router.navigate({ href: place.href({ busca }), resetScroll: false })}
          label={`Buscar na loja de ${store.authorName}`}
          placeholder="Buscar nesta loja"
          className="w-full md:w-52 md:shrink-0"
        />
        <div className="grid w-full grid-cols-2 gap-2 md:flex md:w-auto md:shrink-0">
          <FacetsSheet
            listing={listing}
            place={place}
            count={filterCount(filters, listing.search)}
            clearHref={clearHref}
            className="md:min-h-10"
          />
          <SortSelect place={place} className="max-md:h-11 max-md:justify-center" />
        </div>
      </div>
      <AppliedChips filters={filters} place={place} clearHref={clearHref} />
      <div className="flex items-center justify-between gap-4 pb-3">
        <p className="text-sm" aria-live="polite">
          <b className="tn inline-block first-letter:uppercase">{totalWords(listing)}</b>
        </p>
        {listing.total > 0 && <ViewSwitch place={place} />}
      </div>
      <ReadAs listing={listing} place={place} />
      <ListingResults listing={listing} place={place} filters={filters} columns={4} signed={false} headingLevel={3} />
    </>
  );
}

/** The categories of the store, one press away. */
function CategoryChips({ store: { slug, categories }, chosen }: { store: StorePageFacts; chosen: string | undefined }) {
  if (categories.length === 0) return null;
  const chip = (categoria: string | undefined, name: string) => (
    <li key={name}>
      <RouterLink
        href={storeHref(slug, { categoria })}
        aria-current={chosen === categoria ? "true" : undefined}
        className={chipClass({ on: chosen === categoria })}
      >
        {name}
      </RouterLink>
    </li>
  );
  return (
    <nav aria-label="Categorias da loja" className="min-w-0 flex-1 max-lg:basis-full max-md:-mx-(--gutter)">
      <ul className="scrollbar-none flex gap-2 overflow-x-auto py-1 max-md:px-(--gutter)">
        {chip(undefined, "Tudo")}
        {categories.slice(0, 4).map((category) => chip(category.slug, category.name))}
      </ul>
    </nav>
  );
}
