import { createFileRoute, useRouter } from "@tanstack/react-router";
import { Plus } from "lucide-react";
import { useState } from "react";
import { getCommission, getCommissions } from "#modules/operations/commissions/functions.ts";
import { commissionList } from "#modules/operations/commissions/search.ts";
import { AgreeDialog } from "#modules/operations/commissions/ui/agree-dialog.tsx";
import { commissionColumns } from "#modules/operations/commissions/ui/columns.tsx";
import { CommissionsPage } from "#modules/operations/commissions/ui/page.tsx";
import { ListHead } from "#modules/panel/ui/list-head.tsx";
import { MayAct } from "#modules/panel/ui/may-act.tsx";
import { PanelError } from "#modules/panel/ui/panel-error.tsx";
import { PanelMissing } from "#modules/panel/ui/panel-missing.tsx";
import { Button } from "#ui/button.tsx";
import { TablePending } from "#ui/data-table/table-pending.tsx";
import { listRoute } from "./-list-route.ts";

export const Route = createFileRoute("/painel/admin/comissoes")({
  ...listRoute(commissionList, {
    title: "Comissões",
    rows: getCommissions,
    open: (alvo) => getCommission({ data: { alvo } }),
  }),
  pendingComponent: TablePending,
  notFoundComponent: PanelMissing,
  errorComponent: PanelError,
  component: Commissions,
});

function Commissions() {
  const router = useRouter();
  const search = Route.useSearch();
  const { list, open, views } = Route.useLoaderData();
  const [isAdding, setAdding] = useState(false);
  return (
    <>
      <ListHead
        list={commissionList}
        search={search}
        columns={commissionColumns(search, list.usual)}
        views={views}
        title="Comissões"
        actions={
          <MayAct area="commissions">
            <Button variant="primary" onClick={() => setAdding(true)}>
              <Plus aria-hidden />
              Nova regra
            </Button>
          </MayAct>
        }
      >
        {`Comissões combinadas para uma loja, uma categoria ou um material, no lugar da comissão padrão.`}
      </ListHead>
      <CommissionsPage list={list} search={search} open={open} onChanged={() => router.invalidate({ sync: true })} />
      <AgreeDialog
        open={isAdding}
        onClose={() => setAdding(false)}
        usual={list.usual}
        onDone={() => router.invalidate({ sync: true })}
      />
    </>
  );
}
