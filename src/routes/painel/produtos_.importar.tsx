import { brand } from "#kit/brand/brand.ts";
import { HelpLink } from "#ui/help-link.tsx";
import { createFileRoute } from "@tanstack/react-router";
import { getImportPage } from "#modules/catalog/import/functions.ts";
import { readImportSearch } from "#modules/catalog/import/rules/import-page.ts";
import { ImportView } from "#modules/catalog/import/ui/import-view.tsx";
import { PanelError } from "#modules/panel/ui/panel-error.tsx";
import { PanelHead } from "#modules/panel/ui/panel-head.tsx";
import { PanelMissing } from "#modules/panel/ui/panel-missing.tsx";
import { PanelPending } from "#modules/panel/ui/panel-pending.tsx";
import { Breadcrumb } from "#ui/breadcrumb.tsx";
import { routerLink } from "#ui/router-link.tsx";
import { loaded } from "../-loaded.ts";

export const Route = createFileRoute("/painel/produtos_/importar")({
  validateSearch: readImportSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ deps }) => loaded(await getImportPage({ data: deps })),
  staleTime: 0,
  head: () => ({ meta: [{ title: `Importar materiais · ${brand.name}` }] }),
  pendingComponent: PanelPending,
  notFoundComponent: PanelMissing,
  errorComponent: PanelError,
  component: Import,
});

function Import() {
  return (
    <>
      <Breadcrumb crumbs={[{ href: "/painel/produtos", label: "Materiais" }]} renderLink={routerLink} className="mb-3" />
      <PanelHead title="Importar materiais">
        De uma planilha para rascunhos, muitos de uma vez. <HelpLink slug="pacotes-e-planilha">Como preencher</HelpLink>
      </PanelHead>
      <ImportView page={Route.useLoaderData()} search={Route.useSearch()} />
    </>
  );
}
