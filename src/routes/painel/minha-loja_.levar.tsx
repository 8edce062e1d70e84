import { createFileRoute } from "@tanstack/react-router";
import { brand } from "#kit/brand/brand.ts";
import { getStoreExport } from "#modules/operations/store-export/functions.ts";
import { StoreExportPanel } from "#modules/operations/store-export/ui/store-export-panel.tsx";
import { PanelError } from "#modules/panel/ui/panel-error.tsx";
import { PanelHead } from "#modules/panel/ui/panel-head.tsx";
import { PanelMissing } from "#modules/panel/ui/panel-missing.tsx";
import { PanelPending } from "#modules/panel/ui/panel-pending.tsx";
import { Breadcrumb } from "#ui/breadcrumb.tsx";
import { routerLink } from "#ui/router-link.tsx";
import { loaded } from "../-loaded.ts";

export const Route = createFileRoute("/painel/minha-loja_/levar")({
  loader: async () => loaded(await getStoreExport()),
  staleTime: 0,
  head: () => ({ meta: [{ title: `Exportar minha loja · ${brand.name}` }] }),
  pendingComponent: PanelPending,
  notFoundComponent: PanelMissing,
  errorComponent: PanelError,
  component: StoreExport,
});

function StoreExport() {
  return (
    <>
      <Breadcrumb crumbs={[{ href: "/painel/minha-loja", label: "Minha loja" }]} renderLink={routerLink} className="mb-3" />
      <PanelHead title="Exportar minha loja">O que você fez aqui é seu. Exporte quando quiser.</PanelHead>
      <StoreExportPanel facts={Route.useLoaderData()} />
    </>
  );
}
