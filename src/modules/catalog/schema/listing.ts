import type { Format } from "../kinds/names.ts";
import type { License } from "../rules/licenses.ts";
import type { AttributeKind } from "../attributes/schema.ts";
import type { ListingSearch } from "./listing-search.ts";
import type { ProductCardFacts } from "./product-card.ts";

export type Counted<T> = T & { count: number };

/** An attribute of the categories in sight. Options are for "uma" and "varias", numbers for "numero" and "faixa". */
export type AttributeFacet = {
  slug: string;
  name: string;
  kind: AttributeKind;
  unit: string | null;
  /** In the order of their attribute; those without products are left out unless chosen. */
  options: Counted<{ slug: string; label: string; selected?: boolean }>[] | null;
  /** `bins` are equal stretches from `low` to `high`, both included; `from` and `to` are what was asked. */
  range: { low: number; high: number; bins: number[]; from: number | null; to: number | null } | null;
};

/** One page of a listing with the facets beside it. */
export type Listing = {
  products: ProductCardFacts[];
  total: number;
  /** False when `total` and the counts come from a sample. */
  exact: boolean;
  /** Past a thousand nobody counts: say "mais de 1.000". */
  capped: boolean;
  page: number;
  pages: number;
  category: { slug: string; name: string; lead: string; parent: { slug: string; name: string } | null } | null;
  /** When one store alone was asked. */
  store: { slug: string; name: string } | null;
  /** The search as it was understood: without attributes, options and stores that do not exist. Its address is the canonical one. */
  search: ListingSearch;
  facets: {
    categories: Counted<{ slug: string; name: string; child: boolean; current: boolean }>[];
    attributes: AttributeFacet[];
    formats: Counted<{ format: Format }>[];
    licenses: Counted<{ license: License; selected?: boolean }>[];
    stars: Counted<{ stars: number }>[];
    /** The twenty with most products here, and those chosen. */
    stores: Counted<{ slug: string; name: string; selected?: boolean }>[];
    freeCount: number;
    saleCount: number;
    samplesCount: number;
    priceBins: number[];
  };
  /** The words were read as others, close to them: "mostrando resultados para {shown}". `asTyped` asks for them all the same. */
  spelling: { requested: string; shown: string; asTyped: string } | null;
  /** Other words that may have been meant, though these find something: "você quis dizer {meant}?". */
  meant: string | null;
  /** Few had every word: those below the first lack one of them. */
  almost: boolean;
  /** None had the words but in its description. */
  inBody: boolean;
  /** When the words as read matched nothing with these filters: what taking one off would show, most first. */
  drop: { label: string; href: string; count: number }[];
  /** Something to look at when nothing matched. */
  instead: ProductCardFacts[];
};
