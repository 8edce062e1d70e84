import { createFileRoute, getRouteApi } from "@tanstack/react-router";
import { RecipientNote } from "#modules/payouts/recipients/ui/recipient-note.tsx";
import { getOverview } from "#modules/storefront/panel/functions.ts";
import { Overview } from "#modules/storefront/panel/ui/overview.tsx";
import { PanelError } from "#modules/storefront/panel/ui/panel-error.tsx";
import { PanelPending } from "#modules/storefront/panel/ui/panel-pending.tsx";
import { loaded } from "../-loaded.ts";

const panel = getRouteApi("/painel");

export const Route = createFileRoute("/painel/")({
  loader: async () => loaded(await getOverview()),
  staleTime: 0,
  head: () => ({ meta: [{ title: "Visão geral · Autoria" }] }),
  pendingComponent: PanelPending,
  errorComponent: PanelError,
  component: OverviewPage,
});

function OverviewPage() {
  const { name, store } = panel.useLoaderData();
  return <Overview facts={Route.useLoaderData()} name={name} notice={store && <RecipientNote {...store} />} />;
}
