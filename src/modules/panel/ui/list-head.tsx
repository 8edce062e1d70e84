import type { ReactNode } from "react";
import type { ListSearch } from "#kit/list-search.ts";
import type { SavedView } from "#modules/accounts/saved-views/schema.ts";
import { SavedViews } from "#modules/accounts/saved-views/ui/saved-views.tsx";
import type { DataColumn } from "#ui/data-table/data-column.ts";
import { TableTools } from "#ui/data-table/table-tools.tsx";
import { PanelHead } from "./panel-head.tsx";

type ListHeadProps<Row> = {
  list: { name: string; path: string; file: string };
  search: ListSearch;
  columns: readonly DataColumn<Row>[];
  views: readonly SavedView[];
  title: string;
  /** What else the page lets one do. */
  actions?: ReactNode;
  children: ReactNode;
};

/** The head of a page that is a list: its title, a sentence, its spreadsheet, columns and saved views. */
export function ListHead<Row>({ list, search, columns, views, title, actions, children }: ListHeadProps<Row>) {
  return (
    <PanelHead
      title={title}
      actions={
        <TableTools path={list.path} search={search} columns={columns} csvPath={list.file}>
          <SavedViews list={list.name} path={list.path} search={search} views={views} />
          {actions}
        </TableTools>
      }
    >
      {children}
    </PanelHead>
  );
}
