import { type ReactNode, useLayoutEffect, useRef } from "react";
import type { ListSearch } from "#kit/list-search.ts";
import { Checkbox } from "../checkbox.tsx";
import { viewLink } from "../router-link.tsx";
import { type Column, Table } from "../table.tsx";
import { type DataColumn, sortOf } from "./data-column.ts";
import type { Marks } from "./selection.ts";

type RowsProps<Row> = {
  path: string;
  search: ListSearch;
  words: { caption: string };
  columns: readonly DataColumn<Row>[];
  firstSort: string;
  rows: readonly Row[];
  rowId: (row: Row) => string;
  rowName: (row: Row) => string;
  marks: Marks | null;
  isWaiting: boolean;
  message: ReactNode;
};

/**
 * The rows and their heads. The head stays under the panel's bar unless the columns need to scroll sideways; then who each row is and
 * what may be done to it stay at the sides.
 */
export function Rows<Row>(props: RowsProps<Row>) {
  const { words, columns, rows, rowId, marks, isWaiting, message } = props;
  const box = useScrolls();
  const drawn: Column<Row>[] = columns.map((column, index) => {
    const { header, sort: _, quiet, always: __, extra: ___, ...rest } = column;
    const sort = sortOf(column, props);
    const stuck = index === 0 ? "start" : quiet ? "end" : undefined;
    return {
      ...rest,
      header: quiet ? <span className="sr-only">{header}</span> : header,
      ...(sort ? { sort } : {}),
      ...(stuck ? { stuck } : {}),
    };
  });
  return (
    <div ref={box} className="data-table" data-waiting={isWaiting || undefined} aria-busy={isWaiting}>
      <Table
        caption={words.caption}
        columns={marks ? [markColumn(props, marks), ...drawn] : drawn}
        rows={rows}
        rowKey={rowId}
        isSelected={(row) => marks?.isMarked(rowId(row)) ?? false}
        rowProps={(row) => ({ tabIndex: -1, "data-row": rowId(row) })}
        renderLink={viewLink}
        message={message}
      />
    </div>
  );
}

function markColumn<Row>({ rowId, rowName }: RowsProps<Row>, marks: Marks): Column<Row> {
  const box = { "data-mark": "" };
  return {
    id: "marca",
    place: "mark",
    stuck: "start",
    header: (
      <Checkbox
        aria-label="Selecionar esta página"
        checked={marks.isPageMarked}
        mixed={marks.count > 0 && !marks.isPageMarked}
        onChange={marks.togglePage}
      />
    ),
    cell: (row) => (
      <Checkbox
        {...box}
        aria-label={`Selecionar ${rowName(row)}`}
        checked={marks.isMarked(rowId(row))}
        onChange={() => marks.toggle(rowId(row))}
      />
    ),
  };
}

/** Marks the box with `data-scrolls` while its table is wider than it. */
function useScrolls() {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const here = box.current;
    const table = here?.querySelector("table");
    if (!here || !table) return;
    const measure = () => here.toggleAttribute("data-scrolls", table.scrollWidth > here.clientWidth + 1);
    const watch = new ResizeObserver(measure);
    watch.observe(here);
    watch.observe(table);
    return () => watch.disconnect();
  }, []);
  return box;
}
