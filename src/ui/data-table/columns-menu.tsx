import { Menu as Base } from "@base-ui/react/menu";
import { useRouter } from "@tanstack/react-router";
import { Check, Columns3 } from "lucide-react";
import { type ListSearch, listHref } from "#kit/list-search.ts";
import { Button } from "../button.tsx";
import { Menu } from "../menu.tsx";
import { type DataColumn, shownColumns, toggledColumns } from "./data-column.ts";

type ColumnsMenuProps<Row> = { columns: readonly DataColumn<Row>[]; path: string; search: ListSearch };

/** Which columns the list shows, kept in its address. Small screens show every row as a block, so it is not there. */
export function ColumnsMenu<Row>({ columns, path, search }: ColumnsMenuProps<Row>) {
  const router = useRouter();
  const shown = shownColumns(columns, search).map((column) => column.id);
  return (
    <Menu
      trigger={
        <Button variant="soft" className="max-md:hidden">
          <Columns3 aria-hidden />
          Colunas
        </Button>
      }
    >
      {columns
        .filter((column) => !column.always)
        .map((column) => (
          <Base.CheckboxItem
            key={column.id}
            checked={shown.includes(column.id)}
            closeOnClick={false}
            onCheckedChange={() =>
              void router.navigate({
                href: listHref(path, search, {
                  pagina: search.pagina,
                  colunas: toggledColumns(columns, search, column.id),
                }),
                resetScroll: false,
                replace: true,
              })
            }
            className="grid min-h-10 w-full cursor-pointer grid-cols-[18px_1fr] items-center gap-2.5 rounded-block px-2.5 py-1.5 text-sm leading-snug outline-none data-highlighted:bg-well-2"
          >
            <Base.CheckboxItemIndicator className="col-start-1 row-start-1">
              <Check aria-hidden className="size-[18px] text-accent" />
            </Base.CheckboxItemIndicator>
            <span className="col-start-2">{column.header}</span>
          </Base.CheckboxItem>
        ))}
    </Menu>
  );
}
