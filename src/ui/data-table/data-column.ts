import type { ListSearch } from "#kit/list-search.ts";
import { listHref, readSort } from "#kit/list-search.ts";
import type { Column } from "../table.tsx";

export type DataColumn<Row> = Omit<Column<Row>, "sort" | "header"> & {
  header: string;
  /** Heads that order the list: which way the first press goes. The column's id is its name in `ordem`. */
  sort?: "ascending" | "descending";
  /** May not be left out: who the row is, and its actions. */
  always?: boolean;
  /** Left out until somebody chooses it. */
  extra?: boolean;
  /** The head is read aloud and not drawn. */
  quiet?: boolean;
};

/** The columns shown, in their own order: those the address names, else all but the extra ones. */
export function shownColumns<Row>(columns: readonly DataColumn<Row>[], { colunas }: ListSearch): DataColumn<Row>[] {
  const chosen = colunas?.split(",");
  return columns.filter((column) => column.always ?? (chosen ? chosen.includes(column.id) : !column.extra));
}

/** `colunas` after one column is put in or taken out; undefined when that leaves the usual ones. */
export function toggledColumns<Row>(columns: readonly DataColumn<Row>[], search: ListSearch, id: string): string | undefined {
  const shown = new Set(shownColumns(columns, search).map((column) => column.id));
  if (!shown.delete(id)) shown.add(id);
  const free = columns.filter((column) => !column.always);
  if (free.every((column) => shown.has(column.id) === !column.extra)) return undefined;
  const names = free.filter((column) => shown.has(column.id)).map((column) => column.id);
  return names.join(",") || "nenhuma";
}

type SortLink = { href: string; direction?: "ascending" | "descending" };

const other = { ascending: "descending", descending: "ascending" } as const;

/** Where a head leads: its own way first, then the other, as `aria-sort` tells. */
export function sortOf<Row>(
  { id, sort }: DataColumn<Row>,
  { path, search, firstSort }: { path: string; search: ListSearch; firstSort: string },
): SortLink | undefined {
  if (!sort) return undefined;
  const { by, isReversed } = readSort(search.ordem, firstSort);
  const next = by === id && !isReversed ? `-${id}` : id;
  const href = listHref(path, search, { ordem: next === firstSort ? undefined : next });
  return by === id ? { href, direction: isReversed ? other[sort] : sort } : { href };
}
