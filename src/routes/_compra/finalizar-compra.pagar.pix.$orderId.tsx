import { createFileRoute, notFound } from "@tanstack/react-router";
import { getPixPage } from "#modules/checkout/functions.ts";
import { PixPage } from "#modules/checkout/ui/pix-page.tsx";
import { isUuid } from "#kit/id.ts";
import { loaded } from "../-loaded.ts";

export const Route = createFileRoute("/_compra/finalizar-compra/pagar/pix/$orderId")({
  loader: async ({ params: { orderId } }) => {
    if (!isUuid(orderId)) throw notFound();
    return loaded(await getPixPage({ data: { orderId } }));
  },
  staleTime: 0,
  preload: false,
  head: () => ({ meta: [{ title: "Pagar com Pix · Autoria" }] }),
  component: Pix,
});

function Pix() {
  return <PixPage page={Route.useLoaderData()} />;
}
