import { createFileRoute, notFound, redirect } from "@tanstack/react-router";
import { brand } from "#kit/brand/brand.ts";
import { getPixPage } from "#modules/checkout/functions.ts";
import { BoletoPage } from "#modules/checkout/ui/boleto-page.tsx";
import { boleto } from "#modules/payments/methods/boleto.ts";
import { isUuid } from "#kit/id.ts";
import { loaded } from "../-loaded.ts";

export const Route = createFileRoute("/_compra/finalizar-compra/pagar/boleto/$orderId")({
  loader: async ({ params: { orderId } }) => {
    if (!isUuid(orderId)) throw notFound();
    const page = loaded(await getPixPage({ data: { orderId } }));
    // Being paid another way now: the order's own page tells how it stands.
    if (page.attempt?.method !== boleto.name) throw redirect({ to: "/finalizar-pedido", search: { pedido: orderId } });
    return page;
  },
  staleTime: 0,
  preload: false,
  head: () => ({ meta: [{ title: `Pagar com boleto · ${brand.name}` }] }),
  component: Boleto,
});

function Boleto() {
  return <BoletoPage page={Route.useLoaderData()} />;
}
