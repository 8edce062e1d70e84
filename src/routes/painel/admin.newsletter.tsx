import { createFileRoute } from "@tanstack/react-router";
import { brand } from "#kit/brand/brand.ts";
import { getEditions } from "#modules/newsletter/editions/functions.ts";
import { EditionsList } from "#modules/newsletter/editions/ui/editions-list.tsx";
import { NewEditionButton } from "#modules/newsletter/editions/ui/new-edition-button.tsx";
import { PanelError } from "#modules/panel/ui/panel-error.tsx";
import { PanelHead } from "#modules/panel/ui/panel-head.tsx";
import { PanelMissing } from "#modules/panel/ui/panel-missing.tsx";
import { PanelPending } from "#modules/panel/ui/panel-pending.tsx";
import { loaded } from "../-loaded.ts";

export const Route = createFileRoute("/painel/admin/newsletter")({
  loader: async () => loaded(await getEditions()),
  staleTime: 0,
  head: () => ({ meta: [{ title: `Newsletter · ${brand.name}` }] }),
  pendingComponent: PanelPending,
  notFoundComponent: PanelMissing,
  errorComponent: PanelError,
  component: Editions,
});

function Editions() {
  const page = Route.useLoaderData();
  return (
    <>
      <PanelHead title="Newsletter" actions={<NewEditionButton />}>
        {`A carta ${brand.of}: vai só a quem confirmou, e ninguém recebe duas vezes.`}
      </PanelHead>
      <EditionsList {...page} />
    </>
  );
}
