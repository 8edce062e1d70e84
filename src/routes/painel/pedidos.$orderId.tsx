import { createFileRoute } from "@tanstack/react-router";
import * as z from "zod";
import { orderNumber } from "#kit/format.ts";
import { getOrderPage } from "#modules/delivery/functions.ts";
import { PurchasePage } from "#modules/delivery/ui/purchase-page.tsx";
import { SalePage } from "#modules/delivery/ui/sale-page.tsx";
import { RegretButton } from "#modules/payments/ui/regret-button.tsx";
import { PanelError } from "#modules/storefront/panel/ui/panel-error.tsx";
import { PanelMissing } from "#modules/storefront/panel/ui/panel-missing.tsx";
import { PanelPending } from "#modules/storefront/panel/ui/panel-pending.tsx";
import { loaded } from "../-loaded.ts";

/** `novo` greets who comes from paying; `aba` keeps the menu on the sales. */
const orderSearch = z.object({
  novo: z.literal("1").optional().catch(undefined),
  aba: z.literal("vendas").optional().catch(undefined),
});

export const Route = createFileRoute("/painel/pedidos/$orderId")({
  validateSearch: orderSearch,
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
