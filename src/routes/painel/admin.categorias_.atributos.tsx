import { createFileRoute, useRouter } from "@tanstack/react-router";
import { Plus } from "lucide-react";
import { useState } from "react";
import { getAttribute, getAttributes } from "#modules/operations/taxonomy/functions.ts";
import { attributeList, categoryList } from "#modules/operations/taxonomy/search.ts";
import { attributeColumns } from "#modules/operations/taxonomy/attributes/ui/columns.tsx";
import { AttributeDialog } from "#modules/operations/taxonomy/attributes/ui/attribute-dialog.tsx";
import { AttributesPage } from "#modules/operations/taxonomy/attributes/ui/page.tsx";
import { ListHead } from "#modules/panel/ui/list-head.tsx";
import { PanelError } from "#modules/panel/ui/panel-error.tsx";
import { PanelMissing } from "#modules/panel/ui/panel-missing.tsx";
import { Button } from "#ui/button.tsx";
import { TablePending } from "#ui/data-table/table-pending.tsx";
import { RouterLink } from "#ui/router-link.tsx";
import { listRoute } from "./-list-route.ts";

export const Route = createFileRoute("/painel/admin/categorias_/atributos")({
  ...listRoute(attributeList, {
    title: "Atributos",
    rows: getAttributes,
    open: (id) => getAttribute({ data: { attributeId: Number(id) } }),
  }),
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
      <ListHead
        list={attributeList}
        search={search}
        columns={attributeColumns(search)}
        views={views}
        title="Atributos"
        actions={
          <Button variant="primary" onClick={() => setAdding(true)}>
            <Plus aria-hidden />
            Novo atributo
          </Button>
        }
      >
        O que as{" "}
        <RouterLink href={categoryList.path} className="link">
          categorias
        </RouterLink>{" "}
        perguntam aos materiais, e o que vira filtro.
      </ListHead>
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
