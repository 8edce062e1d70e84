import { createFileRoute } from "@tanstack/react-router";
import { orderNumber } from "#kit/format.ts";
import { readChoice } from "#kit/search-params.ts";
import { getOrderPage } from "#modules/delivery/functions.ts";
import { PurchasePage } from "#modules/delivery/ui/purchase-page.tsx";
import { SalePage } from "#modules/delivery/ui/sale-page.tsx";
import { RegretButton } from "#modules/payments/refunds/ui/regret-button.tsx";
import { PanelError } from "#modules/storefront/panel/ui/panel-error.tsx";
import { PanelMissing } from "#modules/storefront/panel/ui/panel-missing.tsx";
import { PanelPending } from "#modules/storefront/panel/ui/panel-pending.tsx";
import { loaded } from "../-loaded.ts";

/** `novo` greets who comes from paying; `aba` keeps the menu on the sales. */
const readOrderSearch = (raw: Record<string, unknown>): { novo?: "1" | undefined; aba?: "vendas" | undefined } => ({
  novo: readChoice(raw.novo, ["1"]),
  aba: readChoice(raw.aba, ["vendas"]),
});

export const Route = createFileRoute("/painel/pedidos/$orderId")({
  validateSearch: readOrderSearch,
  loader: async ({ params }) => loaded(await getOrderPage({ data: { orderId: params.orderId } })),
  staleTime: 0,
  head: ({ loaderData }) => ({ meta: [{ title: loaderData ? titleOf(loaderData) : "Pedido · Autoria" }] }),
  pendingComponent: PanelPending,
  notFoundComponent: PanelMissing,
  errorComponent: PanelError,
  component: OrderPage,
});

function OrderPage() {
  const page = Route.useLoaderData();
  const { novo } = Route.useSearch();
  if (page.seenBy === "author") return <SalePage sale={page.sale} />;
  const { id, totalCents } = page.purchase;
  const regret = totalCents > 0 && <RegretButton orderId={id} totalCents={totalCents} />;
  return <PurchasePage purchase={page.purchase} justPaid={novo === "1"} regretAction={regret} />;
}

type OrderPageFacts = Awaited<ReturnType<typeof getOrderPage>>;

const titleOf = (page: OrderPageFacts): string =>
  `Pedido ${orderNumber(page.seenBy === "author" ? page.sale.number : page.purchase.number)} · Autoria`;
