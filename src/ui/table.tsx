import { ArrowDown, ArrowUp } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { cx } from "class-variance-authority";
import { Skeleton } from "./skeleton.tsx";
import { plainLink, type RenderLink } from "./render-link.tsx";

export type Column<Row> = {
  id: string;
  header: ReactNode;
  cell: (row: Row) => ReactNode;
  /** Right-aligned, tabular figures. */
  numeric?: boolean;
  /**
   * Where it goes when rows become blocks: first line, second line (start or end of it), beside other figures under its `figure-name`, a line of its
   * own, before them all (`mark`), or left out.
   */
  place?: "lead" | "lead-end" | "second" | "second-end" | "figure" | "own-line" | "mark" | "none";
  /** Makes the head a link that sorts; `direction` is the order now. */
  sort?: { href: string; direction?: "ascending" | "descending" };
  /** Stays in sight at that side while the rows scroll sideways. */
  stuck?: "start" | "end";
};

type TableProps<Row> = {
  caption: string;
  columns: Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  isSelected?: (row: Row) => boolean;
  rowProps?: (row: Row) => ComponentProps<"tr"> & { "data-row"?: string };
  loading?: boolean;
  /** What stands in place of the rows: one line that says why there are none, or an error with its way out. */
  message?: ReactNode;
  renderLink?: RenderLink;
};

const SKELETON_ROWS = ["a", "b", "c", "d", "e"];

/** A semantic table; under 768px each row becomes a block, by each column's `place`. */
export function Table<Row>({
  caption,
  columns,
  rows,
  rowKey,
  isSelected,
  rowProps,
  loading,
  message,
  renderLink = plainLink,
}: TableProps<Row>) {
  return (
    <table className="table-stack w-full border-collapse text-sm" aria-busy={loading || undefined}>
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th
              key={column.id}
              scope="col"
              aria-sort={column.sort && (column.sort.direction ?? "none")}
              data-num={column.numeric || undefined}
              data-stuck={column.stuck}
            >
              {column.sort ? <SortLink column={column} renderLink={renderLink} /> : column.header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {loading &&
          SKELETON_ROWS.map((key) => (
            <tr key={key} className="after-300ms">
              {columns.map((column) => (
                <td key={column.id} data-place={column.place ?? "own-line"} data-num={column.numeric || undefined}>
                  <Skeleton className={cx("inline-block h-4 align-middle", column.numeric ? "w-16" : "w-3/4 min-w-20")} />
                </td>
              ))}
            </tr>
          ))}
        {!loading &&
          rows.map((row) => (
            <tr key={rowKey(row)} {...rowProps?.(row)} data-selected={isSelected?.(row) || undefined}>
              {columns.map((column) => (
                <td
                  key={column.id}
                  data-place={column.place ?? "own-line"}
                  data-num={column.numeric || undefined}
                  data-stuck={column.stuck}
                >
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        {!loading && message && (
          <tr>
            <td colSpan={columns.length} data-place="own-line">
              <div className="py-6 text-center text-muted">{message}</div>
            </td>
          </tr>
        )}
      </tbody>
    </table>
  );
}

function SortLink<Row>({ column, renderLink }: { column: Column<Row>; renderLink: RenderLink }) {
  const Arrow = column.sort?.direction === "ascending" ? ArrowUp : ArrowDown;
  return renderLink({
    href: column.sort?.href ?? "",
    className: "group relative inline-flex min-h-6 items-center hover:text-ink",
    children: (
      <>
        {column.header}
        <Arrow
          aria-hidden
          className={cx(
            "absolute size-3.5",
            column.numeric ? "right-full mr-px" : "left-full ml-1",
            column.sort?.direction ? "text-ink" : "opacity-0 group-hover:opacity-100",
          )}
        />
      </>
    ),
  });
}
