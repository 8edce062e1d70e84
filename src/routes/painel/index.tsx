import { createFileRoute, getRouteApi } from "@tanstack/react-router";
import { brand } from "#kit/brand/brand.ts";
import { readOverviewSearch } from "#modules/analytics/overview/schema.ts";
import { Selling } from "#modules/analytics/overview/ui/selling.tsx";
import { RecipientNote } from "#modules/payouts/recipients/ui/recipient-note.tsx";
import { getFirstSteps } from "#modules/stores/applications/functions.ts";
import { FirstSteps } from "#modules/stores/applications/ui/first-steps.tsx";
import { getOverview } from "#modules/panel/functions.ts";
import { Overview } from "#modules/panel/ui/overview.tsx";
import { PanelError } from "#modules/panel/ui/panel-error.tsx";
import { PanelPending } from "#modules/panel/ui/panel-pending.tsx";
import { loaded } from "../-loaded.ts";

const panel = getRouteApi("/painel");

export const Route = createFileRoute("/painel/")({
  validateSearch: readOverviewSearch,
  loader: async () => {
    const [overview, firstSteps] = await Promise.all([getOverview().then(loaded), getFirstSteps().then(loaded)]);
    return { overview, firstSteps };
  },
  staleTime: 0,
  head: () => ({ meta: [{ title: `Visão geral · ${brand.name}` }] }),
  pendingComponent: PanelPending,
  errorComponent: PanelError,
  component: OverviewPage,
});

function OverviewPage() {
  const { name, store } = panel.useLoaderData();
  const { overview, firstSteps } = Route.useLoaderData();
  const search = Route.useSearch();
  return (
    <Overview
      facts={overview}
      name={name}
      selling={store && <Selling search={search} />}
      notice={
        <>
          {store && !(firstSteps && store.recipient === "sem_cadastro") && <RecipientNote {...store} />}
          {firstSteps && <FirstSteps steps={firstSteps} />}
        </>
      }
    />
  );
}
