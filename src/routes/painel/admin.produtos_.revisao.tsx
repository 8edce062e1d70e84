import { createFileRoute, useRouter } from "@tanstack/react-router";
import { brand } from "#kit/brand/brand.ts";
import { getWaitingPublications } from "#modules/operations/publication-reviews/functions.ts";
import { WaitingPublications } from "#modules/operations/publication-reviews/ui/waiting-publications.tsx";
import { PanelError } from "#modules/panel/ui/panel-error.tsx";
import { PanelHead } from "#modules/panel/ui/panel-head.tsx";
import { PanelMissing } from "#modules/panel/ui/panel-missing.tsx";
import { PanelPending } from "#modules/panel/ui/panel-pending.tsx";
import { Breadcrumb } from "#ui/breadcrumb.tsx";
import { routerLink } from "#ui/router-link.tsx";
import { loaded } from "../-loaded.ts";

export const Route = createFileRoute("/painel/admin/produtos_/revisao")({
  loader: async () => loaded(await getWaitingPublications()),
  staleTime: 0,
  head: () => ({ meta: [{ title: `Materiais para revisar · ${brand.name}` }] }),
  pendingComponent: PanelPending,
  notFoundComponent: PanelMissing,
  errorComponent: PanelError,
  component: Waiting,
});

function Waiting() {
  const router = useRouter();
  return (
    <>
      <Breadcrumb
        crumbs={[{ href: "/painel/admin/produtos", label: "Todos os materiais" }]}
        renderLink={routerLink}
        className="mb-3"
      />
      <PanelHead title="Materiais para revisar">
        O que espera alguém da equipe antes de aparecer na loja, do mais antigo ao mais novo.
      </PanelHead>
      <WaitingPublications page={Route.useLoaderData()} onChanged={() => router.invalidate({ sync: true })} />
    </>
  );
}
