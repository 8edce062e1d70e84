import { useRouter, useRouterState } from "@tanstack/react-router";
import { type ReactNode, useRef, useState } from "react";
import { type ListSearch, listHref } from "#kit/list-search.ts";
import { plural } from "#kit/format.ts";
import { Panel } from "../panel.tsx";
import { viewLink } from "../router-link.tsx";
import { LinkTabs } from "../tabs.tsx";
import { BulkRow } from "./bulk-row.tsx";
import { type DataColumn, shownColumns } from "./data-column.ts";
import { FilterRow } from "./filter-row.tsx";
import { type Filter, paramsOf } from "./filter.ts";
import { KeysDialog } from "./keys-dialog.tsx";
import { NothingFound, NotRead } from "./no-rows.tsx";
import { Rows } from "./rows.tsx";
import { type Selection, useMarks } from "./selection.ts";
import { type Drawer, TableDrawer } from "./table-drawer.tsx";
import { TableFoot } from "./table-foot.tsx";
import { useTableKeys } from "./use-table-keys.ts";

type Tab = { value: string | undefined; label: string; count?: number };

export type DataTableProps<Row> = {
  /** The list's address without its parameters; `search` is what the route read from them. */
  path: string;
  search: ListSearch;
  /** "Seus materiais", "product", "materiais"; `none` is said while the list, with nothing narrowing it, has no rows. */
  words: { caption: string; one: string; many: string; isFeminine?: true; find: string; findBy: string; none?: string };
  columns: readonly DataColumn<Row>[];
  /** The column that orders the list when the address says nothing. */
  firstSort: string;
  rows: readonly Row[];
  /** Of the view, all pages together. */
  total: number;
  rowId: (row: Row) => string;
  /** How a row is called aloud: "Frações na feira". */
  rowName: (row: Row) => string;
  /** Situations, kept as `situacao`; the one without a value is where the list begins. */
  tabs?: { label: string; options: readonly Tab[] };
  filters?: readonly Filter[];
  /** What may be done to the marked rows: ghost small buttons. Without it there is nothing to mark. */
  bulk?: (selection: Selection, clear: () => void) => ReactNode;
  /** Said after the count: ", R$ 260,90". Only when every marked row is on this page. */
  markedWords?: (rows: readonly Row[]) => string;
  /** The row open over the list (`?linha=`), by the route's loader or from the rows; null when none is. */
  drawer?: Drawer | null;
  /** Keys of the drawer besides the list's own: what each does. */
  keys?: readonly (readonly [key: string, does: string])[];
  /** A line of sums under the rows, of the whole view. */
  totals?: ReactNode;
  /** The rows could not be read; the rest of the page could. */
  failed?: boolean;
  /** Widens or narrows between search and rows. */
  children?: ReactNode;
};

/**
 * The list of the panel and of the administration. Everything it shows is in its address; rows, sums and counts come from the
 * route's loader. A link with `data-open` in a row is what Enter opens: use `RowLink`.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { path, search, words, rows, total, rowId, tabs, filters = [], bulk, drawer = null } = props;
  const router = useRouter();
  const area = useRef<HTMLDivElement>(null);
  const [keysShown, setKeysShown] = useState(false);
  const isWaiting = useRouterState({ select: (state) => state.isLoading });
  const ids = rows.map(rowId);
  const marks = useMarks(listHref("", search, { por: undefined, ordem: undefined, colunas: undefined }), ids, total);
  const open = (linha: string | undefined) =>
    void router.navigate({ href: listHref(path, search, { pagina: search.pagina, linha }), resetScroll: false });

  useTableKeys(area, {
    isDrawerOpen: drawer !== null,
    step: (by) => {
      const next = ids[ids.indexOf(search.linha ?? "") + by];
      if (next !== undefined) open(next);
    },
    clear: marks.clear,
    showKeys: () => setKeysShown(true),
  });

  const params = search as Record<string, unknown>;
  const narrowed = ["busca", ...paramsOf(filters)].filter((name) => params[name] !== undefined);
  return (
    <div ref={area} data-section="dataTable">
      <Panel flush aria-label={words.caption}>
        {tabs && (
          <LinkTabs
            label={tabs.label}
            className="px-2 pt-2"
            renderLink={viewLink}
            tabs={tabs.options.map(({ value, ...tab }) => ({
              ...tab,
              href: listHref(path, search, { situacao: value }),
              current: value === params.situacao,
            }))}
          />
        )}
        <FilterRow path={path} search={search} filters={filters} label={words.find} placeholder={words.findBy} />
        {props.children}
        <p className="sr-only" aria-live="polite">
          {isWaiting ? "" : plural(total, words.one, words.many)}
        </p>
        {bulk && marks.count > 0 && (
          <BulkRow marks={marks} total={total} words={words} message={selectionMessage(props, marks.isMarked, marks.count)}>
            {bulk(marks.selection, marks.clear)}
          </BulkRow>
        )}
        <Rows
          {...props}
          columns={shownColumns(props.columns, search)}
          marks={bulk ? marks : null}
          isWaiting={isWaiting}
          message={
            props.failed ? (
              <NotRead />
            ) : (
              rows.length === 0 && (
                <NothingFound path={path} search={search} filters={filters} narrowed={narrowed} tabs={tabs} none={words.none} />
              )
            )
          }
        />
        {rows.length > 0 && props.totals}
        {rows.length > 0 && (
          <TableFoot path={path} search={search} shown={rows.length} total={total} showKeys={() => setKeysShown(true)} />
        )}
      </Panel>
      <TableDrawer drawer={drawer} rowId={search.linha} onClose={() => open(undefined)} />
      <KeysDialog open={keysShown} onClose={() => setKeysShown(false)} canMark={Boolean(bulk)} more={props.keys} />
    </div>
  );
}

function selectionMessage<Row>(
  { rows, rowId, markedWords }: DataTableProps<Row>,
  isMarked: (id: string) => boolean,
  count: number,
): string {
  const here = rows.filter((row) => isMarked(rowId(row)));
  return markedWords && here.length === count ? markedWords(here) : "";
}
