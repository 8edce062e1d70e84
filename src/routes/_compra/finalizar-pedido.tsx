import { createFileRoute } from "@tanstack/react-router";
import { brand } from "#kit/brand/brand.ts";
import { isUuid } from "#kit/id.ts";
import { readChoice } from "#kit/search-params.ts";
import { getCheckout, getOrderToPay } from "#modules/checkout/functions.ts";
import type { PaymentWays } from "#modules/checkout/schema.ts";
import { ConfirmationPage } from "#modules/checkout/ui/confirmation-page.tsx";
import { OrderPage } from "#modules/checkout/ui/order-page.tsx";
import { CHARGED_METHODS, type ChargedMethod } from "#modules/orders/rules/payment-methods.ts";
import { card } from "#modules/payments/methods/card.ts";
import { loaded } from "../-loaded.ts";

type OrderSearch = { pedido?: string | undefined; forma?: ChargedMethod | undefined };

/** `pedido` goes on with an order that exists; `forma` says how the person asked to pay it. */
const readOrderSearch = (raw: Record<string, unknown>): OrderSearch => ({
  pedido: typeof raw.pedido === "string" && isUuid(raw.pedido) ? raw.pedido : undefined,
  forma: readChoice(raw.forma, CHARGED_METHODS),
});

/** While the bank decides, or when there is nothing more to pay. */
const NOTHING_TO_CHOOSE: PaymentWays = {
  pagarme: { apiUrl: "", publicKey: "" },
  cards: [],
  hasAddress: true,
  methods: [],
  installments: [],
  pixDiscountCents: 0,
  guarantees: [],
  contract: [],
  stopped: null,
};

export const Route = createFileRoute("/_compra/finalizar-pedido")({
  validateSearch: readOrderSearch,
  loaderDeps: ({ search: { pedido } }) => ({ pedido }),
  loader: async ({ deps: { pedido } }) => {
    if (!pedido) return { order: null, ...loaded(await getCheckout()) };
    const { order, ways } = loaded(await getOrderToPay({ data: { orderId: pedido } }));
    return { order, cart: null, viewer: null, ...(ways ?? NOTHING_TO_CHOOSE) };
  },
  staleTime: 0,
  preload: false,
  head: () => ({ meta: [{ title: `Fechar o pedido · ${brand.name}` }] }),
  component: PlaceOrder,
});

function PlaceOrder() {
  const { order, cart, viewer, ...terms } = Route.useLoaderData();
  const { forma } = Route.useSearch();
  if (order?.stage === "confirmar" && !forma) return <ConfirmationPage key={order.orderId} order={order} />;
  return (
    <OrderPage key={order?.orderId} order={order} cart={cart} viewer={viewer} terms={terms} prefersCard={forma === card.name} />
  );
}
