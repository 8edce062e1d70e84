import { Link, useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import type { Cart } from "#modules/cart/schema.ts";
import { useCartContents } from "#modules/cart/ui/cart-contents.ts";
import { buttonClass } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { CheckoutForm } from "./checkout-form.tsx";
import type { KnownBuyer } from "./buyer-fields.tsx";

type CheckoutPageProps = { cart: Cart; viewer: KnownBuyer | null };

/** Everything between the cart and the payment, on one page. */
export function CheckoutPage({ cart, viewer }: CheckoutPageProps) {
  useFollowOtherTabs(cart);
  return (
    <main id="conteudo" className="wrap pt-6 md:pt-9 lg:pb-16">
      {cart.count === 0 ? (
        <>
          <h1 className="sr-only">Finalizar compra</h1>
          <EmptyState
            title="Seu carrinho está vazio"
            action={
              <Link to={"/produtos" as string} className={buttonClass({ variant: "primary" })}>
                Explorar materiais
              </Link>
            }
          >
            Escolha um material e volte aqui para pagar. O que você já comprou está na biblioteca.
          </EmptyState>
        </>
      ) : (
        <CheckoutForm cart={cart} viewer={viewer} />
      )}
    </main>
  );
}

/** Another tab put something in the cart or took it out: read it again. */
function useFollowOtherTabs(cart: Cart): void {
  const router = useRouter();
  const contents = useCartContents();
  const isStale = contents !== null && contents.productIds.join() !== cart.productIds.join();
  useEffect(() => {
    if (isStale) void router.invalidate();
  }, [isStale, router]);
}
