import { useRouter } from "@tanstack/react-router";
import { listHref } from "#kit/list-search.ts";
import { DataTable } from "#ui/data-table/data-table.tsx";
import { SHELVES_PATH, type ShelvesSearch } from "../../search.ts";
import type { OpenShelf, ShelvesFacts } from "../../ui/facts.ts";
import { shelfColumns } from "./columns.tsx";
import { shelfDrawer } from "./drawer.tsx";

type ShelvesPageProps = { list: ShelvesFacts; search: ShelvesSearch; open: OpenShelf | null; onChanged: () => Promise<void> };

const WORDS = {
  caption: "Categorias",
  one: "categoria",
  many: "categorias",
  find: "Buscar categorias",
  findBy: "Nome ou endereço",
};

/** The tree of categories, in the order shoppers see it, and one open over it. */
export function ShelvesPage({ list, search, open, onChanged }: ShelvesPageProps) {
  const router = useRouter();
  const onRetired = () => void router.navigate({ href: listHref(SHELVES_PATH, search) });
  return (
    <DataTable
      path={SHELVES_PATH}
      search={search}
      words={WORDS}
      columns={shelfColumns(search)}
      firstSort="ordem"
      rows={list.rows}
      total={list.total}
      rowId={(row) => String(row.id)}
      rowName={(row) => row.name}
      drawer={open && shelfDrawer({ open, onChanged, onRetired })}
    />
  );
}
