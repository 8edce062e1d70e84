import { createFileRoute, notFound, useRouter } from "@tanstack/react-router";
import { ArrowLeft, Eye } from "lucide-react";
import { brand } from "#kit/brand/brand.ts";
import { isUuid } from "#kit/id.ts";
import { getEdition } from "#modules/newsletter/editions/functions.ts";
import { editionPath, EDITIONS_PATH } from "#modules/newsletter/editions/rules/paths.ts";
import { DeleteEditionButton } from "#modules/newsletter/editions/ui/delete-edition-button.tsx";
import { EditionDesk } from "#modules/newsletter/editions/ui/edition-desk.tsx";
import { EditionPlace } from "#modules/newsletter/editions/ui/edition-place.tsx";
import { EditionStatePill } from "#modules/newsletter/editions/ui/edition-state-pill.tsx";
import { PanelError } from "#modules/panel/ui/panel-error.tsx";
import { PanelHead } from "#modules/panel/ui/panel-head.tsx";
import { PanelMissing } from "#modules/panel/ui/panel-missing.tsx";
import { PanelPending } from "#modules/panel/ui/panel-pending.tsx";
import { RouterLink } from "#ui/router-link.tsx";
import { loaded } from "../-loaded.ts";

export const Route = createFileRoute("/painel/admin/newsletter_/$editionId")({
  loader: async ({ params: { editionId } }) => {
    if (!isUuid(editionId)) throw notFound();
    return loaded(await getEdition({ data: { editionId } }));
  },
  gcTime: 0,
  preload: false,
  head: ({ loaderData }) => ({ meta: [{ title: `${loaderData?.form.subject || "Nova edição"} · ${brand.name}` }] }),
  pendingComponent: PanelPending,
  notFoundComponent: PanelMissing,
  errorComponent: PanelError,
  component: Edition,
});

function Edition() {
  const draft = Route.useLoaderData();
  const router = useRouter();
  const onMoved = () => void router.invalidate();
  return (
    <>
      <div className="mb-3 flex max-w-[720px] flex-wrap items-center justify-between gap-x-4 gap-y-1 text-xs font-medium text-muted">
        <RouterLink href={EDITIONS_PATH} className="inline-flex min-h-6 items-center gap-1.5 hover:text-ink">
          <ArrowLeft aria-hidden className="size-4" />
          Edições
        </RouterLink>
        <a
          href={editionPath(draft.id)}
          target="_blank"
          rel="noopener"
          className="inline-flex min-h-6 items-center gap-1.5 hover:text-ink"
        >
          <Eye aria-hidden className="size-4" />
          Ver como quem lê
        </a>
      </div>
      <PanelHead
        title={draft.form.subject || "Nova edição"}
        actions={
          <>
            <EditionStatePill status={draft.status} />
            {draft.status === "rascunho" && (
              <DeleteEditionButton editionId={draft.id} onDeleted={() => void router.navigate({ href: EDITIONS_PATH })} />
            )}
          </>
        }
      >
        {draft.status === "rascunho"
          ? "Nada sai antes de você enviar ou agendar."
          : "O que já foi prometido não se escreve por cima."}
      </PanelHead>
      {draft.status === "rascunho" ? (
        <EditionDesk key={draft.id} draft={draft} onMoved={onMoved} />
      ) : (
        <EditionPlace draft={draft} onMoved={onMoved} />
      )}
    </>
  );
}
