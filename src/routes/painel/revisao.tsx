import { createFileRoute, notFound, useRouter } from "@tanstack/react-router";
import { brand } from "#kit/brand/brand.ts";
import { readChoice } from "#kit/search-params.ts";
import { getTakenDown } from "#modules/moderation/appeals/functions.ts";
import { APPEAL_KINDS, type AppealKind } from "#modules/moderation/appeals/rules.ts";
import { AppealPage } from "#modules/moderation/appeals/ui/appeal-page.tsx";
import { PanelError } from "#modules/panel/ui/panel-error.tsx";
import { PanelHead } from "#modules/panel/ui/panel-head.tsx";
import { PanelMissing } from "#modules/panel/ui/panel-missing.tsx";
import { PanelPending } from "#modules/panel/ui/panel-pending.tsx";
import { loaded } from "../-loaded.ts";

const REF = /^([1-9][0-9]{0,14}|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

const readSearch = ({ de, ref }: Record<string, unknown>): { de?: AppealKind | undefined; ref?: string | undefined } => {
  const text = typeof ref === "number" ? String(ref) : ref;
  return { de: readChoice(de, APPEAL_KINDS), ref: typeof text === "string" && REF.test(text) ? text : undefined };
};

export const Route = createFileRoute("/painel/revisao")({
  validateSearch: readSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ deps: { de, ref } }) => {
    const down = de && ref ? loaded(await getTakenDown({ data: { kind: de, ref } })) : null;
    if (!down) throw notFound();
    return down;
  },
  staleTime: 0,
  head: () => ({ meta: [{ title: `Pedir revisão · ${brand.name}` }] }),
  pendingComponent: PanelPending,
  notFoundComponent: PanelMissing,
  errorComponent: PanelError,
  component: AskReview,
});

function AskReview() {
  const router = useRouter();
  return (
    <>
      <PanelHead title="Pedir revisão">Se você acha que erramos, diga por quê.</PanelHead>
      <AppealPage down={Route.useLoaderData()} onRequested={() => router.invalidate({ sync: true })} />
    </>
  );
}
