import { createFileRoute } from "@tanstack/react-router";
import { brand } from "#kit/brand/brand.ts";
import { getEmailTexts } from "#modules/operations/email-texts/functions.ts";
import { EmailTextsPage } from "#modules/operations/email-texts/ui/email-texts-page.tsx";
import { PanelError } from "#modules/panel/ui/panel-error.tsx";
import { PanelHead } from "#modules/panel/ui/panel-head.tsx";
import { PanelMissing } from "#modules/panel/ui/panel-missing.tsx";
import { PanelPending } from "#modules/panel/ui/panel-pending.tsx";
import { loaded } from "../-loaded.ts";

export const Route = createFileRoute("/painel/admin/emails")({
  loader: async () => loaded(await getEmailTexts()),
  staleTime: 0,
  head: () => ({ meta: [{ title: `Textos dos e-mails · ${brand.name}` }] }),
  pendingComponent: PanelPending,
  notFoundComponent: PanelMissing,
  errorComponent: PanelError,
  component: EmailTexts,
});

function EmailTexts() {
  return (
    <>
      <PanelHead title="Textos dos e-mails">
        {`O que ${brand.the} escreve para as pessoas. Reembolsos, contestações, saques, comissões e retiradas saem sempre com o texto original, porque tratam de dinheiro e de direitos garantidos por lei.`}
      </PanelHead>
      <EmailTextsPage texts={Route.useLoaderData()} />
    </>
  );
}
