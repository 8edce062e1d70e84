import { formatMoney } from "#kit/money.ts";
import type { Listing } from "#modules/catalog/schema/listing.ts";
import { formatsOf, type ListingSearch, priceRange } from "#modules/catalog/schema/listing-search.ts";

export type AppliedFilter = { label: string; without: Partial<ListingSearch> };

/** Each filter that is on, as people say it, with the change that takes it off. */
export function appliedFilters(search: ListingSearch, listing: Listing): AppliedFilter[] {
  const { minCents, maxCents } = priceRange(search);
  const formats = formatsOf(search);
  const all: (AppliedFilter | null)[] = [
    search.busca ? { label: `“${search.busca}”`, without: { busca: undefined } } : null,
    listing.category ? { label: listing.category.name, without: { categoria: listing.category.parent?.slug } } : null,
    listing.store ? { label: `Loja de ${listing.store.name}`, without: { loja: undefined } } : null,
    search.gratis ? { label: "Grátis", without: { gratis: undefined } } : null,
    minCents !== null || maxCents !== null
      ? { label: priceLabel(minCents, maxCents), without: { preco_min: undefined, preco_max: undefined } }
      : null,
    ...formats.map((format) => ({
      label: format.toUpperCase(),
      without: { formato: formats.filter((one) => one !== format).join(",") || undefined },
    })),
    search.nota ? { label: search.nota === 5 ? "Nota 5" : `Nota ${search.nota} ou mais`, without: { nota: undefined } } : null,
  ];
  return all.filter((filter) => filter !== null);
}

function priceLabel(minCents: number | null, maxCents: number | null): string {
  const money = (cents: number) => formatMoney(cents).replace(",00", "");
  if (minCents === null) return `Até ${money(maxCents ?? 0)}`;
  return maxCents === null ? `A partir de ${money(minCents)}` : `${money(minCents)} a ${money(maxCents)}`;
}
