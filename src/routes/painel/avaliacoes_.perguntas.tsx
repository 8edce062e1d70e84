import { createFileRoute, useRouter } from "@tanstack/react-router";
import { brand } from "#kit/brand/brand.ts";
import { getInbox } from "#modules/reviews/questions/functions.ts";
import { readInboxSearch } from "#modules/reviews/questions/rules.ts";
import { FeedbackTabs } from "#modules/reviews/questions/ui/feedback-tabs.tsx";
import { InboxPage } from "#modules/reviews/questions/ui/inbox-page.tsx";
import { PanelError } from "#modules/panel/ui/panel-error.tsx";
import { PanelHead } from "#modules/panel/ui/panel-head.tsx";
import { PanelMissing } from "#modules/panel/ui/panel-missing.tsx";
import { PanelPending } from "#modules/panel/ui/panel-pending.tsx";
import { loaded } from "../-loaded.ts";

export const Route = createFileRoute("/painel/avaliacoes_/perguntas")({
  validateSearch: readInboxSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ deps }) => loaded(await getInbox({ data: deps })),
  staleTime: 0,
  head: () => ({ meta: [{ title: `Perguntas · ${brand.name}` }] }),
  pendingComponent: PanelPending,
  notFoundComponent: PanelMissing,
  errorComponent: PanelError,
  component: Questions,
});

function Questions() {
  const router = useRouter();
  return (
    <>
      <PanelHead title="Perguntas">
        O que querem saber antes de comprar. As respostas aparecem na página de cada material.
      </PanelHead>
      <FeedbackTabs current="perguntas" />
      <InboxPage inbox={Route.useLoaderData()} search={Route.useSearch()} onChanged={() => void router.invalidate()} />
    </>
  );
}
