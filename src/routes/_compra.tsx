import { createFileRoute, Outlet } from "@tanstack/react-router";
import { CheckoutFooter } from "#modules/checkout/ui/checkout-footer.tsx";
import { CheckoutHeader } from "#modules/checkout/ui/checkout-header.tsx";
import { getFrame } from "#modules/shop/functions.ts";
import { NotFoundPage } from "#modules/shop/ui/not-found-page.tsx";
import { loaded } from "./-loaded.ts";

export const Route = createFileRoute("/_compra")({
  loader: async () => loaded(await getFrame()),
  staleTime: Infinity,
  notFoundComponent: NotFoundPage,
  head: () => ({ meta: [{ name: "robots", content: "noindex" }] }),
  component: CheckoutLayout,
});

/** No menu and no sections: the steps, the page, and who answers for it. */
function CheckoutLayout() {
  const { identity } = Route.useLoaderData();
  return (
    <div className="flex min-h-dvh flex-col">
      <CheckoutHeader />
      <Outlet />
      <CheckoutFooter identity={identity} />
    </div>
  );
}
