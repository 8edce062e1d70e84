import { brand } from "#kit/brand/brand.ts";
import { HelpLink } from "#ui/help-link.tsx";
import { createFileRoute } from "@tanstack/react-router";
import { getLeakSearches } from "#modules/delivery/stamping/functions.ts";
import { LeakPage } from "#modules/delivery/stamping/ui/leak-page.tsx";
import { PanelError } from "#modules/panel/ui/panel-error.tsx";
import { PanelHead } from "#modules/panel/ui/panel-head.tsx";
import { PanelMissing } from "#modules/panel/ui/panel-missing.tsx";
import { PanelPending } from "#modules/panel/ui/panel-pending.tsx";
import { Breadcrumb } from "#ui/breadcrumb.tsx";
import { routerLink } from "#ui/router-link.tsx";
import { loaded } from "../-loaded.ts";

export const Route = createFileRoute("/painel/produtos_/vazamento")({
  loader: async () => loaded(await getLeakSearches()),
  staleTime: 0,
  head: () => ({ meta: [{ title: `Procurar vazamento · ${brand.name}` }] }),
  pendingComponent: PanelPending,
  notFoundComponent: PanelMissing,
  errorComponent: PanelError,
  component: Leak,
});

function Leak() {
  return (
    <>
      <Breadcrumb crumbs={[{ href: "/painel/produtos", label: "Materiais" }]} renderLink={routerLink} className="mb-3" />
      <PanelHead title="Procurar vazamento">
        {`Achou um PDF, um EPUB ou uma imagem sua circulando? Se o arquivo tem o carimbo ${brand.of}, dizemos de que compra veio.`}{" "}
        <HelpLink slug="carimbo-no-pdf">O carimbo no arquivo</HelpLink>
      </PanelHead>
      <LeakPage first={Route.useLoaderData()} />
    </>
  );
}
