import { createFileRoute, useRouter } from "@tanstack/react-router";
import { brand } from "#kit/brand/brand.ts";
import { getPendingActs } from "#modules/operations/pending-acts/functions.ts";
import { PendingActsPage } from "#modules/operations/pending-acts/ui/pending-acts-page.tsx";
import { PanelError } from "#modules/panel/ui/panel-error.tsx";
import { PanelHead } from "#modules/panel/ui/panel-head.tsx";
import { PanelMissing } from "#modules/panel/ui/panel-missing.tsx";
import { PanelPending } from "#modules/panel/ui/panel-pending.tsx";
import { loaded } from "../-loaded.ts";

export const Route = createFileRoute("/painel/admin/confirmacoes")({
  loader: async () => loaded(await getPendingActs()),
  staleTime: 0,
  head: () => ({ meta: [{ title: `Confirmações · ${brand.name}` }] }),
  pendingComponent: PanelPending,
  notFoundComponent: PanelMissing,
  errorComponent: PanelError,
  component: Confirmations,
});

function Confirmations() {
  const router = useRouter();
  const facts = Route.useLoaderData();
  return (
    <>
      <PanelHead title="Confirmações">
        O que é grave demais para uma pessoa só espera aqui até que outro dono confirme, por até 48 horas.
      </PanelHead>
      <PendingActsPage facts={facts} onChanged={() => router.invalidate({ sync: true })} />
    </>
  );
}
