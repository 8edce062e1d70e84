import { createFileRoute } from "@tanstack/react-router";
import { brand } from "#kit/brand/brand.ts";
import { getSecondStep } from "#modules/accounts/second-step/functions.ts";
import { AdminEntrance } from "#modules/accounts/ui/admin-entrance.tsx";
import { PanelError } from "#modules/panel/ui/panel-error.tsx";
import { PanelHead } from "#modules/panel/ui/panel-head.tsx";
import { PanelPending } from "#modules/panel/ui/panel-pending.tsx";
import { loaded } from "../-loaded.ts";

export const Route = createFileRoute("/painel/administracao")({
  validateSearch: ({ volta }: Record<string, unknown>): { volta?: string | undefined } => ({
    volta: typeof volta === "string" ? volta : undefined,
  }),
  loader: async () => loaded(await getSecondStep()),
  staleTime: 0,
  head: () => ({ meta: [{ title: `Abrir a administração · ${brand.name}` }] }),
  pendingComponent: PanelPending,
  errorComponent: PanelError,
  component: OpenAdministration,
});

function OpenAdministration() {
  const { volta } = Route.useSearch();
  return (
    <>
      <PanelHead title="Administração">{`Só para quem cuida ${brand.of}.`}</PanelHead>
      <AdminEntrance known={Route.useLoaderData()} volta={volta} />
    </>
  );
}
