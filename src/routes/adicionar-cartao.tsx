import { brand } from "#kit/brand/brand.ts";
import { HelpLink } from "#ui/help-link.tsx";
import { createFileRoute } from "@tanstack/react-router";
import { isOwnPath } from "#kit/safe-path.ts";
import { getCardForm, listCards } from "#modules/payments/cards/functions.ts";
import { CardsPage } from "#modules/payments/ui/card/cards-page.tsx";
import { getPanelFrame } from "#modules/panel/functions.ts";
import { PanelError } from "#modules/panel/ui/panel-error.tsx";
import { PanelHead } from "#modules/panel/ui/panel-head.tsx";
import { PanelShell } from "#modules/panel/ui/panel-shell.tsx";
import { ShellPending } from "#modules/panel/ui/shell-pending.tsx";
import { buttonClass } from "#ui/button.tsx";
import { NEW_CARD } from "#modules/payments/ui/card/use-add-card.ts";
import { forgetFields } from "#ui/use-saved-fields.ts";
import { RouterLink } from "#ui/router-link.tsx";
import { loaded } from "./-loaded.ts";

export const Route = createFileRoute("/adicionar-cartao")({
  ssr: "data-only",
  validateSearch: (raw: Record<string, unknown>): { volta?: string | undefined } => ({
    volta: isOwnPath(raw.volta) ? raw.volta : undefined,
  }),
  loader: async () => {
    const [frame, cards, form] = await Promise.all([getPanelFrame(), listCards(), getCardForm()]);
    return { frame: loaded(frame), cards: loaded(cards), form: loaded(form) };
  },
  staleTime: 0,
  preload: false,
  head: () => ({ meta: [{ title: `Cartões · ${brand.name}` }, { name: "robots", content: "noindex" }] }),
  pendingComponent: ShellPending,
  errorComponent: PanelError,
  component: Cards,
});

function Cards() {
  const { frame, cards, form } = Route.useLoaderData();
  const { volta } = Route.useSearch();
  const back = volta && (
    <RouterLink href={volta} className={buttonClass({ variant: "ghost" })} onClick={() => forgetFields(NEW_CARD)}>
      Voltar sem salvar
    </RouterLink>
  );
  return (
    <PanelShell frame={frame}>
      <PanelHead title="Cartões" actions={back}>
        Para pagar sem digitar tudo de novo. Quem guarda o número é a Pagar.me.{" "}
        <HelpLink slug="guardar-cartao">Como guardamos</HelpLink>
      </PanelHead>
      <CardsPage cards={cards} form={form} volta={volta ?? null} />
    </PanelShell>
  );
}
