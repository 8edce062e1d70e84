import { brand } from "#kit/brand/brand.ts";
import { HelpLink } from "#ui/help-link.tsx";
import { createFileRoute, getRouteApi, isNotFound, redirect } from "@tanstack/react-router";
import { orderNumber } from "#kit/format.ts";
import { listHref } from "#kit/list-search.ts";
import { getSavedViews } from "#modules/accounts/saved-views/functions.ts";
import { SavedViews } from "#modules/accounts/saved-views/ui/saved-views.tsx";
import { getLibrary, getSaleOfLine } from "#modules/delivery/functions.ts";
import { isNarrowed, libraryHref, type LibrarySearch, readLibrarySearch } from "#modules/delivery/library/schema.ts";
import { LibraryPage } from "#modules/delivery/library/ui/library-page.tsx";
import { ResendBulk } from "#modules/delivery/resend/ui/resend-bulk.tsx";
import { ResendButton } from "#modules/delivery/resend/ui/resend-button.tsx";
import type { Sale } from "#modules/delivery/ui/order-facts.ts";
import { SaleDrawer } from "#modules/delivery/ui/sale-drawer.tsx";
import { getSales } from "#modules/orders/functions.ts";
import { readSalesSearch, SALES_FILE, SALES_PATH, type SalesSearch } from "#modules/orders/sales/search.ts";
import { salesColumns } from "#modules/orders/sales/ui/columns.tsx";
import { SalesPage } from "#modules/orders/sales/ui/page.tsx";
import { AuthorAnswer } from "#modules/payments/refunds/ui/author-answer.tsx";
import { RefundButton } from "#modules/payments/refunds/ui/refund-button.tsx";
import { RefundList } from "#modules/payments/refunds/ui/refund-list.tsx";
import { RecipientNote } from "#modules/payouts/recipients/ui/recipient-note.tsx";
import { reviewerName } from "#modules/reviews/rules/rights.ts";
import { ReviewInvites } from "#modules/reviews/ui/review-invites.tsx";
import { PanelError } from "#modules/panel/ui/panel-error.tsx";
import { PanelHead } from "#modules/panel/ui/panel-head.tsx";
import { PanelMissing } from "#modules/panel/ui/panel-missing.tsx";
import { PanelPending } from "#modules/panel/ui/panel-pending.tsx";
import { buttonClass } from "#ui/button.tsx";
import type { Drawer } from "#ui/data-table/table-drawer.tsx";
import { TablePending } from "#ui/data-table/table-pending.tsx";
import { TableTools } from "#ui/data-table/table-tools.tsx";
import { Note } from "#ui/note.tsx";
import { RouterLink, routerLink } from "#ui/router-link.tsx";
import { LinkTabs } from "#ui/tabs.tsx";
import { loaded } from "../-loaded.ts";

const panel = getRouteApi("/painel");

type SalesView = SalesSearch & { aba: "vendas" };

/** The tab says whose parameters the rest of the address are. */
const readSearch = (raw: Record<string, unknown>): LibrarySearch | SalesView =>
  raw.aba === "vendas" ? { ...readSalesSearch(raw), aba: "vendas" } : readLibrarySearch(raw);

export const Route = createFileRoute("/painel/pedidos/")({
  validateSearch: readSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ deps }) => {
    if (deps.aba === "vendas") {
      const [sales, views, opened] = await Promise.all([
        getSales({ data: deps }).then(loaded),
        getSavedViews({ data: { list: "vendas" } }).then(loaded),
        readOpened(deps.linha),
      ]);
      if (sales.rows.length === 0 && deps.pagina) throw redirect({ href: listHref(SALES_PATH, deps) });
      return { tab: "vendas" as const, sales, views, opened };
    }
    const { library, summary, others } = loaded(await getLibrary({ data: deps }));
    if (library.items.length === 0 && deps.pagina) throw redirect({ href: libraryHref({ ...deps, pagina: undefined }) });
    return { tab: "compras" as const, library, summary, others };
  },
  staleTime: 0,
  head: ({ loaderData }) => ({
    meta: [{ title: `${loaderData?.tab === "vendas" ? "Minhas vendas" : "Biblioteca"} · ${brand.name}` }],
  }),
  pendingComponent: Pending,
  notFoundComponent: PanelMissing,
  errorComponent: PanelError,
  component: OrdersPage,
});

/** The rest of the list shows also when the sale open over it could not be read; one that is not theirs does not exist. */
async function readOpened(itemId: string | undefined): Promise<Sale | "unread" | null> {
  if (itemId === undefined) return null;
  const answer = await getSaleOfLine({ data: { itemId } }).catch((error: unknown) => {
    if (isNotFound(error)) throw error;
    return null;
  });
  return answer && "items" in answer ? answer : "unread";
}

function Pending() {
  return Route.useSearch().aba === "vendas" ? <TablePending /> : <PanelPending />;
}

function OrdersPage() {
  const { name, store } = panel.useLoaderData();
  const search = Route.useSearch();
  const shown = Route.useLoaderData();
  const view = shown.tab === "vendas" && search.aba === "vendas" ? search : null;
  return (
    <>
      <PanelHead
        title={view ? "Minhas vendas" : "Biblioteca"}
        actions={
          shown.tab === "vendas" &&
          view && (
            <TableTools path={SALES_PATH} search={view} columns={salesColumns(view)} csvPath={SALES_FILE}>
              <SavedViews list="vendas" path={SALES_PATH} search={view} views={shown.views} />
            </TableTools>
          )
        }
      >
        {view ? "O que a sua loja vendeu e o que fica para você." : "O que você comprou, para baixar quando quiser."}{" "}
        {view ? (
          <HelpLink slug="venda-devolvida">Se uma venda é devolvida</HelpLink>
        ) : (
          <HelpLink slug="onde-estao-os-arquivos">Onde estão os arquivos</HelpLink>
        )}
      </PanelHead>
      {store && (
        <LinkTabs
          label="Compras e vendas"
          className="mb-6"
          renderLink={routerLink}
          tabs={[
            { href: "/painel/pedidos", label: "Minhas compras", current: !view },
            { href: "/painel/pedidos?aba=vendas", label: "Minhas vendas", current: view !== null },
          ]}
        />
      )}
      {view && store && <RecipientNote {...store} className="mb-6" />}
      {shown.tab === "vendas" && view && (
        <SalesPage
          sales={shown.sales}
          search={view}
          bulk={(selection, clear) => <ResendBulk selection={selection} view={view} onDone={clear} />}
          drawer={view.linha && shown.opened ? drawerOf(view.linha, shown.opened) : null}
        />
      )}
      {shown.tab === "compras" && search.aba !== "vendas" && (
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

function drawerOf(itemId: string, sale: Sale | "unread"): Drawer {
  if (sale === "unread")
    return {
      title: "Venda",
      children: (
        <Note tone="danger" role="alert">
          Não conseguimos ler esta venda agora. Feche e abra de novo.
        </Note>
      ),
    };
  return {
    title: `Pedido ${orderNumber(sale.number)}`,
    footer: (
      <RouterLink
        href={`/painel/pedidos/${sale.id}?aba=vendas`}
        className={buttonClass({ variant: "soft", className: "w-full" })}
      >
        Abrir o pedido inteiro
      </RouterLink>
    ),
    children: (
      <SaleDrawer
        key={itemId}
        sale={sale}
        refunds={<RefundList refunds={sale.refunds} seenBy="autor" actionOf={(refund) => <AuthorAnswer refund={refund} />} />}
        resendAction={<ResendButton itemId={itemId} />}
        refundAction={<RefundButton orderId={sale.id} />}
      />
    ),
  };
}
