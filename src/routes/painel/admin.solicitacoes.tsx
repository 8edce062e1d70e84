import { createFileRoute, useRouter } from "@tanstack/react-router";
import { getApplicationToReview, getApplications } from "#modules/operations/applications/functions.ts";
import { applicationList } from "#modules/operations/applications/search.ts";
import { applicationColumns } from "#modules/operations/applications/ui/columns.tsx";
import { ApplicationsPage, waitWords } from "#modules/operations/applications/ui/page.tsx";
import { ListHead } from "#modules/panel/ui/list-head.tsx";
import { PanelError } from "#modules/panel/ui/panel-error.tsx";
import { PanelMissing } from "#modules/panel/ui/panel-missing.tsx";
import { buttonClass } from "#ui/button.tsx";
import { TablePending } from "#ui/data-table/table-pending.tsx";
import { RouterLink } from "#ui/router-link.tsx";
import { listRoute } from "./-list-route.ts";

export const Route = createFileRoute("/painel/admin/solicitacoes")({
  ...listRoute(applicationList, {
    title: "Solicitações",
    rows: getApplications,
    open: (applicationId) => getApplicationToReview({ data: { applicationId } }),
  }),
  pendingComponent: TablePending,
  notFoundComponent: PanelMissing,
  errorComponent: PanelError,
  component: Applications,
});

function Applications() {
  const router = useRouter();
  const search = Route.useSearch();
  const { list, open, views } = Route.useLoaderData();
  return (
    <>
      <ListHead
        list={applicationList}
        search={search}
        columns={applicationColumns(search)}
        views={views}
        title="Solicitações"
        actions={
          <RouterLink href="/painel/admin/solicitacoes/itens" className={buttonClass({ size: "sm" })}>
            O que pedimos
          </RouterLink>
        }
      >
        {waitWords(list)}
      </ListHead>
      <ApplicationsPage list={list} open={open} search={search} onChanged={() => router.invalidate({ sync: true })} />
    </>
  );
}
