import { createFileRoute } from "@tanstack/react-router";
import { brand } from "#kit/brand/brand.ts";
import { followWithdrawal } from "#modules/payouts/withdrawals/functions.ts";
import { ResultPage } from "#modules/payouts/withdrawals/ui/result-page.tsx";
import { PanelError } from "#modules/panel/ui/panel-error.tsx";
import { PanelHead } from "#modules/panel/ui/panel-head.tsx";
import { PanelMissing } from "#modules/panel/ui/panel-missing.tsx";
import { PanelPending } from "#modules/panel/ui/panel-pending.tsx";
import { loaded } from "../-loaded.ts";

export const Route = createFileRoute("/painel/pagarme/sacar/$token/resultado")({
  loader: async ({ params: { token } }) => loaded(await followWithdrawal({ data: { token } })),
  head: () => ({ meta: [{ title: `Seu saque · ${brand.name}` }, { name: "referrer", content: "no-referrer" }] }),
  pendingComponent: PanelPending,
  notFoundComponent: PanelMissing,
  errorComponent: PanelError,
  component: Result,
});

function Result() {
  const withdrawal = Route.useLoaderData();
  return (
    <>
      <PanelHead title="Seu saque">Esta página se atualiza automaticamente.</PanelHead>
      <ResultPage key={withdrawal.id} withdrawal={withdrawal} token={Route.useParams().token} />
    </>
  );
}
