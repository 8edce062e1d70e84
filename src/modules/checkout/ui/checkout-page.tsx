import { useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import type { Cart } from "#modules/cart/schema.ts";
import { useCartContents } from "#modules/cart/ui/cart-contents.ts";
import type { PaymentTerms } from "#modules/payments/ui/use-payment-choice.ts";
import { buttonClass } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { RouterLink } from "#ui/router-link.tsx";
import { CheckoutForm } from "./checkout-form.tsx";
import type { KnownBuyer } from "./read-buyer.ts";
import { useOrderAddress } from "./use-order-address.ts";

type CheckoutPageProps = { cart: Cart; viewer: KnownBuyer | null; terms: PaymentTerms };

/** All steps between the cart and the payment, on one page. */
export function CheckoutPage({ cart, viewer, terms }: CheckoutPageProps) {
  const router = useRouter();
  const showOrder = useOrderAddress();
  // The ordered items remain on the page until it is closed, although paying empties the cart.
  const [ordered, setOrdered] = useState<Cart | null>(null);
  const shown = ordered ?? cart;
  useFollowOtherTabs(shown, ordered === null);

  function place(orderId: string) {
    setOrdered(cart);
    showOrder(orderId);
  }

  return (
    <main id="conteudo" className="wrap pt-6 md:pt-9 lg:pb-16">
      {shown.count === 0 ? (
        <>
          <h1 className="sr-only">Finalizar compra</h1>
          <NothingToBuy />
        </>
      ) : (
        <CheckoutForm
          cart={shown}
          viewer={viewer}
          terms={terms}
          reload={() => router.invalidate({ sync: true })}
          onPlaced={place}
        />
      )}
    </main>
  );
}

/** Shown for an empty cart, with a link to the products. */
export const NothingToBuy = () => (
  <EmptyState
    title="Seu carrinho está vazio"
    action={
      <RouterLink href="/produtos" className={buttonClass({ variant: "primary" })}>
        Explorar materiais
      </RouterLink>
    }
  >
    Escolha um material e volte aqui para pagar. O que você já comprou está na biblioteca.
  </EmptyState>
);

/** Reads the cart again when another tab adds or removes an item. */
function useFollowOtherTabs(cart: Cart, isOn: boolean): void {
  const router = useRouter();
  const contents = useCartContents();
  const isStale = isOn && contents !== null && contents.productIds.join() !== cart.productIds.join();
  useEffect(() => {
    if (isStale) void router.invalidate();
  }, [isStale, router]);
}
