import { createFileRoute, redirect, useRouter } from "@tanstack/react-router";
import { Plus } from "lucide-react";
import { useState } from "react";
import { listHref } from "#kit/list-search.ts";
import { getSavedViews } from "#modules/accounts/saved-views/functions.ts";
import { SavedViews } from "#modules/accounts/saved-views/ui/saved-views.tsx";
import { getCommission, getCommissions } from "#modules/operations/commissions/functions.ts";
import { COMMISSIONS_FILE, COMMISSIONS_PATH, readCommissionsSearch } from "#modules/operations/commissions/search.ts";
import { AgreeDialog } from "#modules/operations/commissions/ui/agree-dialog.tsx";
import { commissionColumns } from "#modules/operations/commissions/ui/columns.tsx";
import { CommissionsPage } from "#modules/operations/commissions/ui/page.tsx";
import { PanelError } from "#modules/panel/ui/panel-error.tsx";
import { PanelHead } from "#modules/panel/ui/panel-head.tsx";
import { PanelMissing } from "#modules/panel/ui/panel-missing.tsx";
import { Button } from "#ui/button.tsx";
import { TablePending } from "#ui/data-table/table-pending.tsx";
import { TableTools } from "#ui/data-table/table-tools.tsx";
import { loaded } from "../-loaded.ts";

export const Route = createFileRoute("/painel/admin/comissoes")({
  validateSearch: readCommissionsSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ deps }) => {
    const [list, open, views] = await Promise.all([
      getCommissions({ data: deps }).then(loaded),
      deps.linha ? getCommission({ data: { alvo: deps.linha } }).then(loaded) : null,
      getSavedViews({ data: { list: "comissoes" } }).then(loaded),
    ]);
    if (list.rows.length === 0 && deps.pagina) throw redirect({ href: listHref(COMMISSIONS_PATH, deps) });
    return { list, open, views };
  },
  staleTime: 0,
  head: () => ({ meta: [{ title: "Comissões · Autoria" }] }),
  pendingComponent: TablePending,
  notFoundComponent: PanelMissing,
  errorComponent: PanelError,
  component: Fees,
});

function Fees() {
  const router = useRouter();
  const search = Route.useSearch();
  const { list, open, views } = Route.useLoaderData();
  const [isAdding, setAdding] = useState(false);
  return (
    <>
      <PanelHead
        title="Comissões"
        actions={
          <TableTools
            path={COMMISSIONS_PATH}
            search={search}
            columns={commissionColumns(search, list.usual)}
            csvPath={COMMISSIONS_FILE}
          >
            <SavedViews list="comissoes" path={COMMISSIONS_PATH} search={search} views={views} />
            <Button variant="primary" onClick={() => setAdding(true)}>
              <Plus aria-hidden />
              Nova regra
            </Button>
          </TableTools>
        }
      >
        Com quanto a Autoria fica em cada venda, quando não é o de costume.
      </PanelHead>
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
