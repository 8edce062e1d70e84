import { createFileRoute, redirect, useRouter } from "@tanstack/react-router";
import { listHref } from "#kit/list-search.ts";
import { getSavedViews } from "#modules/accounts/saved-views/functions.ts";
import { SavedViews } from "#modules/accounts/saved-views/ui/saved-views.tsx";
import { getApplicationToReview, getApplications } from "#modules/operations/applications/functions.ts";
import { readApplicationsSearch, APPLICATIONS_FILE, APPLICATIONS_PATH } from "#modules/operations/applications/schema.ts";
import { applicationColumns } from "#modules/operations/applications/ui/columns.tsx";
import { ApplicationsPage, waitWords } from "#modules/operations/applications/ui/page.tsx";
import { PanelError } from "#modules/panel/ui/panel-error.tsx";
import { PanelHead } from "#modules/panel/ui/panel-head.tsx";
import { PanelMissing } from "#modules/panel/ui/panel-missing.tsx";
import { TablePending } from "#ui/data-table/table-pending.tsx";
import { TableTools } from "#ui/data-table/table-tools.tsx";
import { loaded } from "../-loaded.ts";

export const Route = createFileRoute("/painel/admin/solicitacoes")({
  validateSearch: readApplicationsSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ deps }) => {
    const [list, open, views] = await Promise.all([
      getApplications({ data: deps }).then(loaded),
      deps.linha ? getApplicationToReview({ data: { applicationId: deps.linha } }).then(loaded) : null,
      getSavedViews({ data: { list: "solicitacoes" } }).then(loaded),
    ]);
    if (list.rows.length === 0 && deps.pagina) throw redirect({ href: listHref(APPLICATIONS_PATH, deps) });
    return { list, open, views };
  },
  staleTime: 0,
  head: () => ({ meta: [{ title: "Solicitações · Autoria" }] }),
  pendingComponent: TablePending,
  notFoundComponent: PanelMissing,
  errorComponent: PanelError,
  component: Requests,
});

function Requests() {
  const router = useRouter();
  const search = Route.useSearch();
  const { list, open, views } = Route.useLoaderData();
  return (
    <>
      <PanelHead
        title="Solicitações"
        actions={
          <TableTools path={APPLICATIONS_PATH} search={search} columns={applicationColumns(search)} csvPath={APPLICATIONS_FILE}>
            <SavedViews list="solicitacoes" path={APPLICATIONS_PATH} search={search} views={views} />
          </TableTools>
        }
      >
        {waitWords(list)}
      </PanelHead>
      <ApplicationsPage list={list} open={open} search={search} onChanged={() => router.invalidate({ sync: true })} />
    </>
  );
}
