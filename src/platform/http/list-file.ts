import { Hono } from "hono";
import { fileBrand } from "#kit/brand/plain-names.ts";
import type { AdminArea } from "#kit/admin-roles.ts";
import type { Cell } from "#kit/csv.ts";
import type { ListSearch } from "#kit/list-search.ts";
import { csvPages } from "../csv-pages.ts";
import type { Db } from "../db.ts";
import { adminFile } from "./admin-file.ts";

type ListedAt<Search> = {
  file: string;
  read: (raw: Record<string, unknown>) => Search;
  tabOf: (search: Search) => string;
};

type ListFile<Search, Row> = {
  area: AdminArea;
  /** What the rows are, in Portuguese: used in the file name and in the audit record. */
  noun: string;
  /** The start of the file name, before the market's name, when it is not the noun. */
  called?: string;
  /** Whether it contains people's data, masked as on the screen. */
  isMasked?: boolean;
  /** The filters recorded in the audit log besides the tab. */
  recorded?: readonly (keyof Search & string)[];
  /** Reads some rows of a view, in a total order. */
  rows: (search: Search, limit: number, offset: number, on: Db) => Promise<Row[]>;
  columns: Record<string, (row: Row) => Cell>;
};

/** For admins, a list of the administration as CSV: the complete view that its address describes, audited before it is sent. */
export const listFile = <Search extends ListSearch, Row>(
  list: ListedAt<Search>,
  { area, noun, called = noun, isMasked = false, recorded = [], rows, columns }: ListFile<Search, Row>,
): Hono =>
  new Hono().get(
    list.file,
    adminFile<Search>({
      area,
      name: () => `${called}-${fileBrand()}.csv`,
      action: `baixar-${noun}`,
      kind: noun,
      ...(isMasked ? { reason: "Planilha da lista, dados mascarados" } : {}),
      read: list.read,
      view: (search) => ({
        tab: list.tabOf(search),
        detail: Object.fromEntries(recorded.map((param) => [param, search[param] ?? ""])),
      }),
      write: (search) =>
        csvPages(
          Object.keys(columns),
          (limit, offset, on) => rows(search, limit, offset, on),
          (row) => Object.values(columns).map((cell) => cell(row)),
        ),
    }),
  );
