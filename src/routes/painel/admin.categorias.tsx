import { createFileRoute, useRouter } from "@tanstack/react-router";
import { Plus } from "lucide-react";
import { useState } from "react";
import { getCategory, getCategories } from "#modules/operations/taxonomy/functions.ts";
import { attributeList, categoryList } from "#modules/operations/taxonomy/search.ts";
import { CategoryDialog } from "#modules/operations/taxonomy/categories/ui/category-dialog.tsx";
import { categoryColumns } from "#modules/operations/taxonomy/categories/ui/columns.tsx";
import { CategoriesPage } from "#modules/operations/taxonomy/categories/ui/page.tsx";
import { ListHead } from "#modules/panel/ui/list-head.tsx";
import { PanelError } from "#modules/panel/ui/panel-error.tsx";
import { PanelMissing } from "#modules/panel/ui/panel-missing.tsx";
import { Button } from "#ui/button.tsx";
import { TablePending } from "#ui/data-table/table-pending.tsx";
import { RouterLink } from "#ui/router-link.tsx";
import { listRoute } from "./-list-route.ts";

export const Route = createFileRoute("/painel/admin/categorias")({
  ...listRoute(categoryList, {
    title: "Categorias",
    rows: getCategories,
    open: (id) => getCategory({ data: { categoryId: Number(id) } }),
  }),
  pendingComponent: TablePending,
  notFoundComponent: PanelMissing,
  errorComponent: PanelError,
  component: Categories,
});

function Categories() {
  const router = useRouter();
  const search = Route.useSearch();
  const { list, open, views } = Route.useLoaderData();
  const [isAdding, setAdding] = useState(false);
  return (
    <>
      <ListHead
        list={categoryList}
        search={search}
        columns={categoryColumns(search)}
        views={views}
        title="Categorias"
        actions={
          <Button variant="primary" onClick={() => setAdding(true)}>
            <Plus aria-hidden />
            Nova categoria
          </Button>
        }
      >
        As categorias, na ordem em que aparecem, e{" "}
        <RouterLink href={attributeList.path} className="link">
          o que perguntam aos materiais
        </RouterLink>
        .
      </ListHead>
      <CategoriesPage list={list} search={search} open={open} onChanged={() => router.invalidate({ sync: true })} />
      <CategoryDialog
        key={String(isAdding)}
        open={isAdding}
        onClose={() => setAdding(false)}
        roots={list.roots}
        onDone={() => router.invalidate({ sync: true })}
      />
    </>
  );
}
