import { createFileRoute, redirect, useRouter } from "@tanstack/react-router";
import { listHref } from "#kit/list-search.ts";
import { getRequest, getRequests } from "#modules/operations/requests/functions.ts";
import { readRequestsSearch, REQUESTS_PATH } from "#modules/operations/requests/schema.ts";
import { RequestsPage, waitWords } from "#modules/operations/requests/ui/requests-page.tsx";
import { PanelError } from "#modules/storefront/panel/ui/panel-error.tsx";
import { PanelHead } from "#modules/storefront/panel/ui/panel-head.tsx";
import { PanelMissing } from "#modules/storefront/panel/ui/panel-missing.tsx";
import { TablePending } from "#ui/data-table/table-pending.tsx";
import { loaded } from "../-loaded.ts";

export const Route = createFileRoute("/painel/admin/solicitacoes")({
  validateSearch: readRequestsSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ deps }) => {
    const [list, open] = await Promise.all([
      getRequests({ data: deps }).then(loaded),
      deps.linha ? getRequest({ data: { requestId: deps.linha } }).then(loaded) : null,
    ]);
    if (list.rows.length === 0 && deps.pagina) throw redirect({ href: listHref(REQUESTS_PATH, deps) });
    return { list, open };
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
  const { list, open } = Route.useLoaderData();
  return (
    <>
      <PanelHead title="Solicitações">{waitWords(list)}</PanelHead>
      <RequestsPage list={list} open={open} search={Route.useSearch()} onChanged={() => router.invalidate()} />
    </>
  );
}
