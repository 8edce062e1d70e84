import { createFileRoute } from "@tanstack/react-router";
import { brand } from "#kit/brand/brand.ts";
import { getCheckout } from "#modules/checkout/functions.ts";
import { CheckoutPage } from "#modules/checkout/ui/checkout-page.tsx";
import { loaded } from "../-loaded.ts";

export const Route = createFileRoute("/_compra/finalizar-compra/")({
  loader: async () => loaded(await getCheckout()),
  staleTime: 0,
  preload: false,
  head: () => ({ meta: [{ title: `Finalizar compra · ${brand.name}` }] }),
  component: Checkout,
});

function Checkout() {
  const { cart, viewer, ...terms } = Route.useLoaderData();
  return <CheckoutPage cart={cart} viewer={viewer} terms={terms} />;
}
