import { brand } from "#kit/brand/brand.ts";
import { HelpLink } from "#ui/help-link.tsx";
import { createFileRoute, useRouter } from "@tanstack/react-router";
import { getPaymentsPage } from "#modules/payouts/recipients/functions.ts";
import { PaymentsPage } from "#modules/payouts/recipients/ui/payments-page.tsx";
import { getFrame } from "#modules/shop/functions.ts";
import { PanelError } from "#modules/panel/ui/panel-error.tsx";
import { PanelHead } from "#modules/panel/ui/panel-head.tsx";
import { PanelMissing } from "#modules/panel/ui/panel-missing.tsx";
import { PanelPending } from "#modules/panel/ui/panel-pending.tsx";
import { loaded } from "../-loaded.ts";

export const Route = createFileRoute("/painel/configurar-pagamentos")({
  loader: async () => {
    const [page, frame] = await Promise.all([getPaymentsPage(), getFrame()]);
    return { page: loaded(page), contactEmail: loaded(frame).identity.email };
  },
  staleTime: 0,
  gcTime: 0,
  head: () => ({ meta: [{ title: `Pagamentos · ${brand.name}` }] }),
  pendingComponent: PanelPending,
  notFoundComponent: PanelMissing,
  errorComponent: PanelError,
  component: Payments,
});

function Payments() {
  const { page, contactEmail } = Route.useLoaderData();
  const router = useRouter();
  return (
    <>
      <PanelHead title="Pagamentos">
        Seu cadastro para receber e como a sua loja aceita pagamentos.{" "}
        <HelpLink slug="cadastro-para-receber">O que o cadastro pede</HelpLink>
      </PanelHead>
      <PaymentsPage page={page} contactEmail={contactEmail} onReload={() => void router.invalidate()} />
    </>
  );
}
