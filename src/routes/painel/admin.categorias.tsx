import { createFileRoute, redirect, useRouter } from "@tanstack/react-router";
import { Plus } from "lucide-react";
import { useState } from "react";
import { listHref } from "#kit/list-search.ts";
import { getSavedViews } from "#modules/accounts/saved-views/functions.ts";
import { SavedViews } from "#modules/accounts/saved-views/ui/saved-views.tsx";
import { getCategory, getCategories } from "#modules/operations/taxonomy/functions.ts";
import { ATTRIBUTES_PATH, readTaxonomySearch, CATEGORIES_FILE, CATEGORIES_PATH } from "#modules/operations/taxonomy/search.ts";
import { CategoryDialog } from "#modules/operations/taxonomy/categories/ui/category-dialog.tsx";
import { categoryColumns } from "#modules/operations/taxonomy/categories/ui/columns.tsx";
import { CategoriesPage } from "#modules/operations/taxonomy/categories/ui/page.tsx";
import { PanelError } from "#modules/panel/ui/panel-error.tsx";
import { PanelHead } from "#modules/panel/ui/panel-head.tsx";
import { PanelMissing } from "#modules/panel/ui/panel-missing.tsx";
import { Button } from "#ui/button.tsx";
import { TablePending } from "#ui/data-table/table-pending.tsx";
import { TableTools } from "#ui/data-table/table-tools.tsx";
import { RouterLink } from "#ui/router-link.tsx";
import { loaded } from "../-loaded.ts";

export const Route = createFileRoute("/painel/admin/categorias")({
  validateSearch: readTaxonomySearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ deps }) => {
    const [list, open, views] = await Promise.all([
      getCategories({ data: deps }).then(loaded),
      deps.linha ? getCategory({ data: { categoryId: Number(deps.linha) } }).then(loaded) : null,
      getSavedViews({ data: { list: "categorias" } }).then(loaded),
    ]);
    if (list.rows.length === 0 && deps.pagina) throw redirect({ href: listHref(CATEGORIES_PATH, deps) });
    return { list, open, views };
  },
  staleTime: 0,
  head: () => ({ meta: [{ title: "Categorias · Autoria" }] }),
  pendingComponent: TablePending,
  notFoundComponent: PanelMissing,
  errorComponent: PanelError,
  component: Shelves,
});

function Shelves() {
  const router = useRouter();
  const search = Route.useSearch();
  const { list, open, views } = Route.useLoaderData();
  const [isAdding, setAdding] = useState(false);
  return (
    <>
      <PanelHead
        title="Categorias"
        actions={
          <TableTools path={CATEGORIES_PATH} search={search} columns={categoryColumns(search)} csvPath={CATEGORIES_FILE}>
            <SavedViews list="categorias" path={CATEGORIES_PATH} search={search} views={views} />
            <Button variant="primary" onClick={() => setAdding(true)}>
              <Plus aria-hidden />
              Nova categoria
            </Button>
          </TableTools>
        }
      >
        As prateleiras da feira, na ordem em que aparecem, e{" "}
        <RouterLink href={ATTRIBUTES_PATH} className="link">
          o que perguntam aos materiais
        </RouterLink>
        .
      </PanelHead>
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
