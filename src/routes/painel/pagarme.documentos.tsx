import { brand } from "#kit/brand/brand.ts";
import { HelpLink } from "#ui/help-link.tsx";
import { createFileRoute, notFound, redirect } from "@tanstack/react-router";
import { requiredRole } from "#kit/forbidden.ts";
import { getInvoices, getMonths } from "#modules/payouts/papers/functions.ts";
import { papersHref, readPapersSearch } from "#modules/payouts/papers/schema.ts";
import { PapersPage } from "#modules/payouts/papers/ui/papers-page.tsx";
import { PanelError } from "#modules/panel/ui/panel-error.tsx";
import { PanelHead } from "#modules/panel/ui/panel-head.tsx";
import { PanelMissing } from "#modules/panel/ui/panel-missing.tsx";
import { PanelPending } from "#modules/panel/ui/panel-pending.tsx";
import { Breadcrumb } from "#ui/breadcrumb.tsx";
import { routerLink } from "#ui/router-link.tsx";
import { loaded } from "../-loaded.ts";

export const Route = createFileRoute("/painel/pagarme/documentos")({
  validateSearch: readPapersSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ deps, parentMatchPromise }) => {
    const { loaderData } = await parentMatchPromise;
    if (!loaderData?.store) throw notFound(requiredRole("autor"));
    if (deps.aba !== "notas") return loaded(await getMonths());
    const facts = loaded(await getInvoices({ data: deps }));
    if (facts.invoices.length === 0 && deps.pagina) throw redirect({ href: papersHref({ ...deps, pagina: undefined }) });
    return facts;
  },
  staleTime: 0,
  head: () => ({ meta: [{ title: `Documentos · ${brand.name}` }] }),
  pendingComponent: PanelPending,
  notFoundComponent: PanelMissing,
  errorComponent: PanelError,
  component: Papers,
});

function Papers() {
  return (
    <>
      <Breadcrumb className="mb-2" renderLink={routerLink} crumbs={[{ href: "/painel/pagarme", label: "Saldo e saques" }]} />
      <PanelHead title="Documentos">
        Extratos de cada mês, informe do ano e notas fiscais. <HelpLink slug="extratos-e-impostos">Extratos e impostos</HelpLink>
      </PanelHead>
      <PapersPage search={Route.useSearch()} facts={Route.useLoaderData()} />
    </>
  );
}
