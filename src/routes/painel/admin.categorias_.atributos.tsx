import { createFileRoute, redirect, useRouter } from "@tanstack/react-router";
import { Plus } from "lucide-react";
import { useState } from "react";
import { listHref } from "#kit/list-search.ts";
import { getSavedViews } from "#modules/accounts/saved-views/functions.ts";
import { SavedViews } from "#modules/accounts/saved-views/ui/saved-views.tsx";
import { getAttribute, getAttributes } from "#modules/operations/taxonomy/functions.ts";
import { ATTRIBUTES_FILE, ATTRIBUTES_PATH, readTaxonomySearch, CATEGORIES_PATH } from "#modules/operations/taxonomy/search.ts";
import { attributeColumns } from "#modules/operations/taxonomy/attributes/ui/columns.tsx";
import { AttributeDialog } from "#modules/operations/taxonomy/attributes/ui/attribute-dialog.tsx";
import { AttributesPage } from "#modules/operations/taxonomy/attributes/ui/page.tsx";
import { PanelError } from "#modules/panel/ui/panel-error.tsx";
import { PanelHead } from "#modules/panel/ui/panel-head.tsx";
import { PanelMissing } from "#modules/panel/ui/panel-missing.tsx";
import { Button } from "#ui/button.tsx";
import { TablePending } from "#ui/data-table/table-pending.tsx";
import { TableTools } from "#ui/data-table/table-tools.tsx";
import { RouterLink } from "#ui/router-link.tsx";
import { loaded } from "../-loaded.ts";

export const Route = createFileRoute("/painel/admin/categorias_/atributos")({
  validateSearch: readTaxonomySearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ deps }) => {
    const [list, open, views] = await Promise.all([
      getAttributes({ data: deps }).then(loaded),
      deps.linha ? getAttribute({ data: { attributeId: Number(deps.linha) } }).then(loaded) : null,
      getSavedViews({ data: { list: "atributos" } }).then(loaded),
    ]);
    if (list.rows.length === 0 && deps.pagina) throw redirect({ href: listHref(ATTRIBUTES_PATH, deps) });
    return { list, open, views };
  },
  staleTime: 0,
  head: () => ({ meta: [{ title: "Atributos · Autoria" }] }),
  pendingComponent: TablePending,
  notFoundComponent: PanelMissing,
  errorComponent: PanelError,
  component: Attributes,
});

function Attributes() {
  const router = useRouter();
  const search = Route.useSearch();
  const { list, open, views } = Route.useLoaderData();
  const [isAdding, setAdding] = useState(false);
  return (
    <>
      <PanelHead
        title="Atributos"
        actions={
          <TableTools path={ATTRIBUTES_PATH} search={search} columns={attributeColumns(search)} csvPath={ATTRIBUTES_FILE}>
            <SavedViews list="atributos" path={ATTRIBUTES_PATH} search={search} views={views} />
            <Button variant="primary" onClick={() => setAdding(true)}>
              <Plus aria-hidden />
              Novo atributo
            </Button>
          </TableTools>
        }
      >
        O que as{" "}
        <RouterLink href={CATEGORIES_PATH} className="link">
          categorias
        </RouterLink>{" "}
        perguntam aos materiais, e o que vira filtro.
      </PanelHead>
      <AttributesPage list={list} search={search} open={open} onChanged={() => router.invalidate({ sync: true })} />
      <AttributeDialog
        key={String(isAdding)}
        open={isAdding}
        onClose={() => setAdding(false)}
        categories={list.categories}
        onDone={() => router.invalidate({ sync: true })}
      />
    </>
  );
}
