import { createFileRoute, notFound, redirect } from "@tanstack/react-router";
import { brand } from "#kit/brand/brand.ts";
import { getPixPage } from "#modules/checkout/functions.ts";
import { PixPage } from "#modules/checkout/ui/pix-page.tsx";
import { METHODS } from "#modules/payments/methods/methods.ts";
import { pix } from "#modules/payments/methods/pix.ts";
import { isUuid } from "#kit/id.ts";
import { loaded } from "../-loaded.ts";

export const Route = createFileRoute("/_compra/finalizar-compra/pagar/pix/$orderId")({
  loader: async ({ params: { orderId } }) => {
    if (!isUuid(orderId)) throw notFound();
    const page = loaded(await getPixPage({ data: { orderId } }));
    // Being paid another way now: its own page, or the order's, tells how it stands and still offers Pix.
    if (page.attempt && page.attempt.method !== pix.name)
      throw redirect({ href: METHODS[page.attempt.method].waitingPage?.(orderId) ?? `/finalizar-pedido?pedido=${orderId}` });
    return page;
  },
  staleTime: 0,
  preload: false,
  head: () => ({ meta: [{ title: `Pagar com Pix · ${brand.name}` }] }),
  component: Pix,
});

function Pix() {
  return <PixPage page={Route.useLoaderData()} />;
}
