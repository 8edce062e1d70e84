import { createFileRoute } from "@tanstack/react-router";
import { brand } from "#kit/brand/brand.ts";
import { getOwnStrikes } from "#modules/moderation/strikes/functions.ts";
import { OwnStrikes } from "#modules/moderation/strikes/ui/own-strikes.tsx";
import { PanelError } from "#modules/panel/ui/panel-error.tsx";
import { PanelHead } from "#modules/panel/ui/panel-head.tsx";
import { PanelMissing } from "#modules/panel/ui/panel-missing.tsx";
import { PanelPending } from "#modules/panel/ui/panel-pending.tsx";
import { Breadcrumb } from "#ui/breadcrumb.tsx";
import { routerLink } from "#ui/router-link.tsx";
import { loaded } from "../-loaded.ts";

export const Route = createFileRoute("/painel/minha-loja_/advertencias")({
  loader: async () => loaded(await getOwnStrikes()),
  staleTime: 0,
  head: () => ({ meta: [{ title: `Advertências · ${brand.name}` }] }),
  pendingComponent: PanelPending,
  notFoundComponent: PanelMissing,
  errorComponent: PanelError,
  component: Strikes,
});

function Strikes() {
  return (
    <>
      <Breadcrumb crumbs={[{ href: "/painel/minha-loja", label: "Minha loja" }]} renderLink={routerLink} className="mb-3" />
      <PanelHead title="Advertências">
        Denúncias confirmadas contra a sua loja: até quando cada uma vale e como pedir revisão.
      </PanelHead>
      <OwnStrikes page={Route.useLoaderData()} />
    </>
  );
}
