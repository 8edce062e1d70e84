import { createFileRoute, useRouter } from "@tanstack/react-router";
import { brand } from "#kit/brand/brand.ts";
import { getPeople, getPerson } from "#modules/operations/people/functions.ts";
import { peopleList } from "#modules/operations/people/search.ts";
import { peopleColumns } from "#modules/operations/people/ui/columns.tsx";
import { PeoplePage } from "#modules/operations/people/ui/page.tsx";
import { ListHead } from "#modules/panel/ui/list-head.tsx";
import { PanelError } from "#modules/panel/ui/panel-error.tsx";
import { PanelMissing } from "#modules/panel/ui/panel-missing.tsx";
import { TablePending } from "#ui/data-table/table-pending.tsx";
import { listRoute } from "./-list-route.ts";

export const Route = createFileRoute("/painel/admin/usuarios")({
  ...listRoute(peopleList, {
    title: "Pessoas",
    rows: getPeople,
    open: (userId) => getPerson({ data: { userId } }),
  }),
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
      <ListHead list={peopleList} search={search} columns={peopleColumns(search)} views={views} title="Pessoas">
        {`Quem tem conta ${brand.in}. Nome, e-mail e documento só aparecem inteiros com um motivo.`}
      </ListHead>
      <PeoplePage list={list} search={search} open={open} onChanged={() => router.invalidate({ sync: true })} />
    </>
  );
}
