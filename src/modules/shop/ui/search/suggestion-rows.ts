import type { Suggestions } from "#modules/catalog/schema/suggestions.ts";
import { fold } from "#kit/fold.ts";

type Product = Suggestions["products"][number];
type Store = Suggestions["stores"][number];

/** One thing to choose under the search; `words` is what it looks for, when it is a search. */
export type SuggestionRow = { href: string; words: string | null } & (
  | { kind: "recente" | "frase" | "tudo"; label: string }
  | { kind: "material"; label: string; product: Product }
  | { kind: "loja"; label: string; store: Store }
  | { kind: "categoria"; label: string; parent: string | null }
);

export type SuggestionGroup = { title: string; rows: SuggestionRow[] };

export const searchHref = (words: string): string => `/produtos?${new URLSearchParams({ busca: words }).toString()}`;

const search = (kind: "recente" | "frase" | "tudo", words: string, label = words): SuggestionRow => ({
  kind,
  label,
  words,
  href: searchHref(words),
});

const MOST_RECENT_WHILE_TYPING = 2;

const material = (product: Product): SuggestionRow => ({
  kind: "material",
  label: product.title,
  product,
  words: null,
  href: `/produto/${product.slug}`,
});

/** What is offered for the words typed so far, group by group; before the first letter, what was looked for and opened lately. */
export function suggestionGroups(
  typed: string,
  answer: Suggestions | null,
  recents: string[],
  viewed: Product[] = [],
): SuggestionGroup[] {
  const words = typed.trim();
  if (words === "")
    return [
      { title: "Buscas recentes", rows: recents.map((one) => search("recente", one)) },
      { title: "Vistos recentemente", rows: viewed.map(material) },
    ].filter(({ rows }) => rows.length > 0);
  const mine = recents
    .filter((one) => fold(one).startsWith(fold(words)) && fold(one) !== fold(words))
    .slice(0, MOST_RECENT_WHILE_TYPING);
  const phrases = (answer?.phrases ?? []).filter((phrase) => !mine.some((one) => fold(one) === fold(phrase)));
  const groups: SuggestionGroup[] = [
    {
      title: "Sugestões",
      rows: [...mine.map((one) => search("recente", one)), ...phrases.map((phrase) => search("frase", phrase))],
    },
    {
      title: "Categorias",
      rows: (answer?.categories ?? []).map(({ slug, name, parentName }) => ({
        kind: "categoria",
        label: name,
        parent: parentName,
        words: null,
        href: `/produtos?categoria=${slug}`,
      })),
    },
    {
      title: "Materiais",
      rows: (answer?.products ?? []).map(material),
    },
    {
      title: "Autores",
      rows: (answer?.stores ?? []).map((store) => ({
        kind: "loja",
        label: store.authorName,
        store,
        words: null,
        href: `/loja/${store.slug}`,
      })),
    },
    { title: "Tudo", rows: [search("tudo", words, `Ver tudo sobre “${words}”`)] },
  ];
  return groups.filter(({ rows }) => rows.length > 0);
}

/** The row `step` further, going round through "none" (-1), which is the field itself. */
export function nextRow(current: number, step: 1 | -1, count: number): number {
  const next = current + step;
  if (next >= count) return -1;
  return next < -1 ? count - 1 : next;
}
