import { redirect } from "@tanstack/react-router";
import { brand } from "#kit/brand/brand.ts";
import type { ListSearch } from "#kit/list-search.ts";
import { getSavedViews } from "#modules/accounts/saved-views/functions.ts";
import { loaded } from "../-loaded.ts";

type ListedAt<Search> = {
  name: string;
  read: (raw: Record<string, unknown>) => Search;
  href: (search: Search) => string;
};

type ListReads<Search, Rows, Open> = {
  title: string;
  rows: (call: { data: Search }) => Promise<Rows>;
  /** The row of the drawer, by its id; without it the drawer reads by itself, and opening one does not read the list again. */
  open?: (id: string) => Promise<Open>;
  /** What of the address the rows depend on: the list is read again when it changes. */
  deps?: (search: Search) => Search;
};

/** What every route of a list does: reads its address, its rows, the open one and the saved views. A page past the last is the first. */
export const listRoute = <Search extends ListSearch, Rows extends object, Open>(
  list: ListedAt<Search>,
  reads: ListReads<Search, Rows, Open>,
) => {
  const { rows, open, deps: depsOf } = reads;
  return {
    validateSearch: list.read,
    loaderDeps: ({ search }: { search: Search }): Search =>
      depsOf ? depsOf(search) : open ? search : { ...search, linha: undefined },
    loader: async ({ deps }: { deps: Search }) => {
      const [answer, opened, views] = await Promise.all([
        rows({ data: deps }).then(loaded),
        open && deps.linha ? open(deps.linha).then(loaded) : null,
        getSavedViews({ data: { list: list.name } }).then(loaded),
      ]);
      const page = answer as Exclude<Rows, { ok: false }>;
      if ("rows" in page && Array.isArray(page.rows) && page.rows.length === 0 && deps.pagina)
        throw redirect({ href: list.href(deps) });
      return { list: page, open: opened, views };
    },
    staleTime: 0,
    head: () => ({ meta: [{ title: `${reads.title} · ${brand.name}` }] }),
  };
};
