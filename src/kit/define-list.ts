import { isDayKey } from "./day-key.ts";
import { isUuid } from "./id.ts";
import { type ListSearch, listHref, readListSearch } from "./list-search.ts";
import { readChoice, readWhole } from "./search-params.ts";

/** Reads a raw search param; undefined when it is invalid. */
type Reader<T> = (raw: unknown) => T | undefined;
type Readers = Record<string, Reader<string | number>>;
type SearchFor<Tab extends string, F extends Readers> = ListSearch & { situacao?: Tab | undefined } & {
  [K in keyof F]?: ReturnType<F[K]>;
};

type Description<First extends string, Tab extends string, Sort extends string, F extends Readers> = {
  /** The identifier of the list in saved views. */
  name: string;
  path: string;
  /** The path of its spreadsheet, when it is not `path` with `.csv`. */
  file?: string;
  /** The first is the tab shown without `situacao` in the address. */
  tabs: readonly [First, ...Tab[]];
  /** The columns it can be sorted by; the first is the default. */
  sorts: readonly [Sort, ...Sort[]];
  /** Reads the id of a row, for the drawer. */
  row: Reader<string>;
  filters?: F;
};

/**
 * Declares a list of the panel: its path, tabs, sort orders and filters. Its address, spreadsheet, route and table are derived from this.
 * An invalid param counts as absent.
 */
export function defineList<
  const First extends string,
  const Tab extends string,
  const Sort extends string,
  F extends Readers = Record<never, never>,
>(list: Description<First, Tab, Sort, F>) {
  const { path, sorts, row, filters = {} as F } = list;
  const [firstTab, ...otherTabs] = list.tabs;
  const tabs: readonly (First | Tab)[] = list.tabs;
  type Search = SearchFor<Tab, F>;
  return {
    name: list.name,
    path,
    /** The path of its spreadsheet, which takes the same parameters. */
    file: list.file ?? `${path}.csv`,
    tabs,
    firstTab,
    sorts,
    read: (raw: Record<string, unknown>): Search => {
      const filtered = Object.fromEntries(Object.entries(filters).map(([param, reader]) => [param, reader(raw[param])]));
      return {
        ...readListSearch(raw, sorts),
        linha: row(raw.linha),
        situacao: readChoice(raw.situacao, otherTabs),
        ...filtered,
      } as Search;
    },
    /** The address of this view with changes; it starts at the first page with no drawer open. */
    href: (search: Search, change: Record<string, string | number | undefined> = {}): string => listHref(path, search, change),
    tabOf: (search: { situacao?: Tab | undefined }): First | Tab => search.situacao ?? firstTab,
  };
}

/** The type a list reads from its address. */
export type SearchOf<L extends { read: (raw: Record<string, unknown>) => unknown }> = ReturnType<L["read"]>;
export type TabOf<L extends { tabs: readonly string[] }> = L["tabs"][number];
export type SortOf<L extends { sorts: readonly string[] }> = L["sorts"][number];

export const uuidParam: Reader<string> = (raw) => (typeof raw === "string" && isUuid(raw) ? raw : undefined);
/** The number of a row, as text. */
export const numberParam: Reader<string> = (raw) => readWhole(raw, 1, 999_999_999)?.toString();
export const wholeParam: Reader<number> = (raw) => readWhole(raw, 1, 999_999_999);
export const dayParam: Reader<string> = (raw) => (typeof raw === "string" && isDayKey(raw) ? raw : undefined);
export const textParam =
  (shape: RegExp): Reader<string> =>
  (raw) =>
    typeof raw === "string" && shape.test(raw) ? raw : undefined;
export const choiceParam =
  <const T extends string>(choices: readonly T[]): Reader<T> =>
  (raw) =>
    readChoice(raw, choices);
