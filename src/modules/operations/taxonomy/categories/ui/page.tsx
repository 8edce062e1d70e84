import { useRouter } from "@tanstack/react-router";
import { listHref } from "#kit/list-search.ts";
import { DataTable } from "#ui/data-table/data-table.tsx";
import { categoryList, type TaxonomySearch } from "../../search.ts";
import type { OpenCategory, CategoriesFacts } from "../../ui/facts.ts";
import { categoryColumns } from "./columns.tsx";
import { categoryDrawer } from "./drawer.tsx";

type CategoriesPageProps = {
  list: CategoriesFacts;
  search: TaxonomySearch;
  open: OpenCategory | null;
  onChanged: () => Promise<void>;
};

const WORDS = {
  caption: "Categorias",
  one: "categoria",
  many: "categorias",
  find: "Buscar categorias",
  findBy: "Nome ou endereço",
};

/** The tree of categories, in the order shoppers see it, and one open over it. */
export function CategoriesPage({ list, search, open, onChanged }: CategoriesPageProps) {
  const router = useRouter();
  const onRetired = () => void router.navigate({ href: listHref(categoryList.path, search) });
  return (
    <DataTable
      path={categoryList.path}
      search={search}
      words={WORDS}
      columns={categoryColumns(search)}
      firstSort="ordem"
      rows={list.rows}
      total={list.total}
      rowId={(row) => String(row.id)}
      rowName={(row) => row.name}
      drawer={open && categoryDrawer({ open, onChanged, onRetired })}
    />
  );
}
