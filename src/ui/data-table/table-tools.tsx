import { Download } from "lucide-react";
import type { ReactNode } from "react";
import { type ListSearch, listHref } from "#kit/list-search.ts";
import { buttonClass } from "../button.tsx";
import { ColumnsMenu } from "./columns-menu.tsx";
import type { DataColumn } from "./data-column.ts";

type TableToolsProps<Row> = {
  path: string;
  search: ListSearch;
  columns: readonly DataColumn<Row>[];
  /** The raw route that answers the whole view as a spreadsheet, with the list's own parameters. */
  csvPath?: string | undefined;
  /** Saved views, and what else the page lets one do. */
  children?: ReactNode;
};

/** What may be done with a view, at the right of the page's head: take it away as CSV, choose columns, save it. */
export function TableTools<Row>({ path, search, columns, csvPath, children }: TableToolsProps<Row>) {
  return (
    <>
      {csvPath && (
        <a
          href={listHref(csvPath, search, { por: undefined, colunas: undefined })}
          download
          className={buttonClass({ variant: "soft" })}
        >
          <Download aria-hidden />
          Exportar<span className="sr-only"> esta visão em CSV</span>
        </a>
      )}
      <ColumnsMenu columns={columns} path={path} search={search} />
      {children}
    </>
  );
}
