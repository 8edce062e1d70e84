import { brand } from "#kit/brand/brand.ts";
import { HelpLink } from "#ui/help-link.tsx";
import { createFileRoute, redirect } from "@tanstack/react-router";
import { getWithdrawal } from "#modules/payouts/withdrawals/functions.ts";
import { ConfirmPage } from "#modules/payouts/withdrawals/ui/confirm-page.tsx";
import { PanelError } from "#modules/panel/ui/panel-error.tsx";
import { PanelHead } from "#modules/panel/ui/panel-head.tsx";
import { PanelMissing } from "#modules/panel/ui/panel-missing.tsx";
import { PanelPending } from "#modules/panel/ui/panel-pending.tsx";
import { loaded } from "../-loaded.ts";

export const Route = createFileRoute("/painel/pagarme/sacar/$token/confirmacao")({
  /** Reading does nothing. One already decided is told by its result. */
  loader: async ({ params: { token } }) => {
    const withdrawal = loaded(await getWithdrawal({ data: { token } }));
    if (withdrawal.status === "pendente_confirmacao") return withdrawal;
    throw redirect({ to: "/painel/pagarme/sacar/$token/resultado", params: { token } });
  },
  head: () => ({
    meta: [{ title: `Confirmar saque · ${brand.name}` }, { name: "referrer", content: "no-referrer" }],
  }),
  pendingComponent: PanelPending,
  notFoundComponent: PanelMissing,
  errorComponent: PanelError,
  component: Confirm,
});

function Confirm() {
  return (
    <>
      <PanelHead title="Confirmar saque">
        Confira tudo. O dinheiro só sai quando você confirmar aqui.{" "}
        <HelpLink slug="nao-pedi-este-saque">Não pediu este saque?</HelpLink>
      </PanelHead>
      <ConfirmPage withdrawal={Route.useLoaderData()} token={Route.useParams().token} />
    </>
  );
}
