import { formatMoney } from "#kit/money.ts";
import { LICENSES } from "#modules/catalog/rules/licenses.ts";
import type { AttributeFacet, Listing } from "#modules/catalog/schema/listing.ts";
import { formatsOf, licensesOf, type ListingSearch, priceRange, storeSlugsOf } from "#modules/catalog/schema/listing-search.ts";
import { toggled } from "./toggled.ts";
import { withAttribute } from "./with-attribute.ts";

export type AppliedFilter = { label: string; without: Partial<ListingSearch> };

/** Each filter that is on, as people say it, with the change that takes it off. What nobody knows by name is not among them. */
export function appliedFilters(listing: Listing): AppliedFilter[] {
  const { search, category, facets } = listing;
  const { minCents, maxCents } = priceRange(search);
  const all: (AppliedFilter | null)[] = [
    search.busca ? { label: `“${search.busca}”`, without: { busca: undefined } } : null,
    category ? { label: category.name, without: { categoria: category.parent?.slug } } : null,
    ...storeSlugsOf(search).map((slug) => ({
      label: `Loja de ${facets.stores.find((one) => one.slug === slug)?.name ?? slug}`,
      without: { loja: toggled(search.loja, slug) },
    })),
    ...facets.attributes.flatMap((attribute) => attributeFilters(attribute, search)),
    search.gratis ? { label: "Grátis", without: { gratis: undefined } } : null,
    minCents !== null || maxCents !== null
      ? { label: priceLabel(minCents, maxCents), without: { preco_min: undefined, preco_max: undefined } }
      : null,
    ...formatsOf(search).map((format) => ({
      label: format.toUpperCase(),
      without: { formato: toggled(search.formato, format) },
    })),
    search.nota ? { label: search.nota === 5 ? "Nota 5" : `Nota ${search.nota} ou mais`, without: { nota: undefined } } : null,
    ...licensesOf(search).map((license) => ({
      label: LICENSES[license].name,
      without: { licenca: toggled(search.licenca, license) },
    })),
    search.promocao ? { label: "Com desconto", without: { promocao: undefined } } : null,
    search.amostra ? { label: "Com prévia grátis", without: { amostra: undefined } } : null,
  ];
  return all.filter((filter) => filter !== null);
}

/** How many filters are on; the words searched for are not one. */
export const filterCount = (filters: AppliedFilter[], { busca }: ListingSearch): number => filters.length - (busca ? 1 : 0);

function attributeFilters({ slug, name, unit, options, range }: AttributeFacet, search: ListingSearch): AppliedFilter[] {
  const requested = search.atributos?.[slug];
  const without = (value: string | undefined) => ({ atributos: withAttribute(search.atributos, slug, value) });
  if (options) {
    return options
      .filter((option) => option.selected)
      .map((option) => ({ label: option.label, without: without(toggled(requested, option.slug)) }));
  }
  if (!range || (range.from === null && range.to === null)) return [];
  return [{ label: `${name}: ${stretchWords(range.from, range.to)}${unit ? ` ${unit}` : ""}`, without: without(undefined) }];
}

function stretchWords(from: number | null, to: number | null): string {
  if (from === null) return `até ${to}`;
  if (to === null) return `${from} ou mais`;
  return from === to ? String(from) : `${from} a ${to}`;
}

function priceLabel(minCents: number | null, maxCents: number | null): string {
  const money = (cents: number) => formatMoney(cents).replace(",00", "");
  if (minCents === null) return `Até ${money(maxCents ?? 0)}`;
  return maxCents === null ? `A partir de ${money(minCents)}` : `${money(minCents)} a ${money(maxCents)}`;
}
