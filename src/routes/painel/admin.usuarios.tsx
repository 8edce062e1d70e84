import { createFileRoute, redirect, useRouter } from "@tanstack/react-router";
import { listHref } from "#kit/list-search.ts";
import { getSavedViews } from "#modules/accounts/saved-views/functions.ts";
import { SavedViews } from "#modules/accounts/saved-views/ui/saved-views.tsx";
import { getPeople, getPerson } from "#modules/operations/people/functions.ts";
import { PEOPLE_FILE, PEOPLE_PATH, readPeopleSearch } from "#modules/operations/people/search.ts";
import { peopleColumns } from "#modules/operations/people/ui/columns.tsx";
import { PeoplePage } from "#modules/operations/people/ui/page.tsx";
import { PanelError } from "#modules/panel/ui/panel-error.tsx";
import { PanelHead } from "#modules/panel/ui/panel-head.tsx";
import { PanelMissing } from "#modules/panel/ui/panel-missing.tsx";
import { TablePending } from "#ui/data-table/table-pending.tsx";
import { TableTools } from "#ui/data-table/table-tools.tsx";
import { loaded } from "../-loaded.ts";

export const Route = createFileRoute("/painel/admin/usuarios")({
  validateSearch: readPeopleSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ deps }) => {
    const [list, open, views] = await Promise.all([
      getPeople({ data: deps }).then(loaded),
      deps.linha ? getPerson({ data: { userId: deps.linha } }).then(loaded) : null,
      getSavedViews({ data: { list: "pessoas" } }).then(loaded),
    ]);
    if (list.rows.length === 0 && deps.pagina) throw redirect({ href: listHref(PEOPLE_PATH, deps) });
    return { list, open, views };
  },
  staleTime: 0,
  head: () => ({ meta: [{ title: "Pessoas · Autoria" }] }),
  pendingComponent: TablePending,
  notFoundComponent: PanelMissing,
  errorComponent: PanelError,
  component: People,
});

function People() {
  const router = useRouter();
  const search = Route.useSearch();
  const { list, open, views } = Route.useLoaderData();
  return (
    <>
      <PanelHead
        title="Pessoas"
        actions={
          <TableTools path={PEOPLE_PATH} search={search} columns={peopleColumns(search)} csvPath={PEOPLE_FILE}>
            <SavedViews list="pessoas" path={PEOPLE_PATH} search={search} views={views} />
          </TableTools>
        }
      >
        Quem tem conta na Autoria. Nome, e-mail e documento só aparecem inteiros com um motivo.
      </PanelHead>
      <PeoplePage list={list} search={search} open={open} onChanged={() => router.invalidate({ sync: true })} />
    </>
  );
}
