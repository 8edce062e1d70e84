import { createFileRoute, getRouteApi, redirect } from "@tanstack/react-router";
import { getLibrary } from "#modules/delivery/functions.ts";
import { isNarrowed, libraryHref, readLibrarySearch } from "#modules/delivery/library/schema.ts";
import { LibraryPage } from "#modules/delivery/library/ui/library-page.tsx";
import { getSales } from "#modules/orders/functions.ts";
import { SalesPage } from "#modules/orders/ui/sales-page.tsx";
import { RecipientNote } from "#modules/payouts/recipients/ui/recipient-note.tsx";
import { reviewerName } from "#modules/reviews/rules/rights.ts";
import { ReviewInvites } from "#modules/reviews/ui/review-invites.tsx";
import { PanelError } from "#modules/storefront/panel/ui/panel-error.tsx";
import { PanelHead } from "#modules/storefront/panel/ui/panel-head.tsx";
import { PanelMissing } from "#modules/storefront/panel/ui/panel-missing.tsx";
import { PanelPending } from "#modules/storefront/panel/ui/panel-pending.tsx";
import { routerLink } from "#ui/router-link.tsx";
import { LinkTabs } from "#ui/tabs.tsx";
import { loaded } from "../-loaded.ts";

const panel = getRouteApi("/painel");

export const Route = createFileRoute("/painel/pedidos/")({
  validateSearch: readLibrarySearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ deps }) => {
    const backToFirst = redirect({ href: libraryHref({ ...deps, pagina: undefined }) });
    if (deps.aba === "vendas") {
      const sales = loaded(await getSales({ data: deps }));
      if (sales.rows.length === 0 && deps.pagina) throw backToFirst;
      return { tab: "vendas" as const, sales };
    }
    const { library, summary, others } = loaded(await getLibrary({ data: deps }));
    if (library.items.length === 0 && deps.pagina) throw backToFirst;
    return { tab: "compras" as const, library, summary, others };
  },
  staleTime: 0,
  head: ({ loaderData }) => ({
    meta: [{ title: `${loaderData?.tab === "vendas" ? "Minhas vendas" : "Biblioteca"} · Autoria` }],
  }),
  pendingComponent: PanelPending,
  notFoundComponent: PanelMissing,
  errorComponent: PanelError,
  component: OrdersPage,
});

function OrdersPage() {
  const { name, store } = panel.useLoaderData();
  const search = Route.useSearch();
  const shown = Route.useLoaderData();
  const isSales = shown.tab === "vendas";
  return (
    <>
      <PanelHead title={isSales ? "Minhas vendas" : "Biblioteca"}>
        {isSales ? "O que a sua loja vendeu e o que fica para você." : "O que você comprou, para baixar quando quiser."}
      </PanelHead>
      {store && (
        <LinkTabs
          label="Compras e vendas"
          className="mb-6"
          renderLink={routerLink}
          tabs={[
            { href: "/painel/pedidos", label: "Minhas compras", current: !isSales },
            { href: "/painel/pedidos?aba=vendas", label: "Minhas vendas", current: isSales },
          ]}
        />
      )}
      {isSales && store && <RecipientNote {...store} className="mb-6" />}
      {shown.tab === "vendas" ? (
        <SalesPage sales={shown.sales} search={search} />
      ) : (
        <LibraryPage
          library={shown.library}
          summary={shown.summary}
          others={shown.others}
          search={search}
          invites={!isNarrowed(search) && !search.estante && <ReviewInvites orderId={null} reviewer={reviewerName(name)} />}
        />
      )}
    </>
  );
}
