import { createFileRoute } from "@tanstack/react-router";
import { brand } from "#kit/brand/brand.ts";
import { SavedViews } from "#modules/accounts/saved-views/ui/saved-views.tsx";
import { getEditions } from "#modules/newsletter/editions/functions.ts";
import { editionList } from "#modules/newsletter/editions/search.ts";
import { editionColumns } from "#modules/newsletter/editions/ui/columns.tsx";
import { EditionsList } from "#modules/newsletter/editions/ui/editions-list.tsx";
import { NewEditionButton } from "#modules/newsletter/editions/ui/new-edition-button.tsx";
import { PanelError } from "#modules/panel/ui/panel-error.tsx";
import { PanelHead } from "#modules/panel/ui/panel-head.tsx";
import { PanelMissing } from "#modules/panel/ui/panel-missing.tsx";
import { TablePending } from "#ui/data-table/table-pending.tsx";
import { TableTools } from "#ui/data-table/table-tools.tsx";
import { listRoute } from "./-list-route.ts";

export const Route = createFileRoute("/painel/admin/newsletter")({
  ...listRoute(editionList, { title: "Newsletter", rows: getEditions }),
  pendingComponent: TablePending,
  notFoundComponent: PanelMissing,
  errorComponent: PanelError,
  component: Editions,
});

function Editions() {
  const search = Route.useSearch();
  const { list, views } = Route.useLoaderData();
  return (
    <>
      <PanelHead
        title="Newsletter"
        actions={
          <>
            <TableTools path={editionList.path} search={search} columns={editionColumns}>
              <SavedViews list={editionList.name} path={editionList.path} search={search} views={views} />
            </TableTools>
            <NewEditionButton />
          </>
        }
      >
        {`A newsletter ${brand.of}: vai só a quem confirmou, e ninguém recebe duas vezes.`}
      </PanelHead>
      <EditionsList list={list} search={search} />
    </>
  );
}
