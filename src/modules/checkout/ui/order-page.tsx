import { useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import type { Cart } from "#modules/cart/schema.ts";
import { cartChanged } from "#modules/cart/ui/cart-contents.ts";
import type { PaymentTerms } from "#modules/payments/ui/use-payment-choice.ts";
import { orderNumber } from "#kit/format.ts";
import { buttonClass } from "#ui/button.tsx";
import { RouterLink } from "#ui/router-link.tsx";
import type { OrderProgress } from "../schema.ts";
import type { KnownBuyer } from "./read-buyer.ts";
import { NothingToBuy } from "./checkout-page.tsx";
import { OrderForm } from "./order-form.tsx";
import { isBusy } from "./purchase-view.ts";
import { useOrderAddress } from "./use-order-address.ts";
import { usePurchaseForm } from "./use-purchase-form.ts";
import { useStay } from "./use-stay.ts";
import { confirmationPage } from "#modules/payments/methods/card.ts";
import { waitingMethodAt } from "#modules/payments/methods/methods.ts";

type OrderPageProps = {
  /** The cart to buy, or null when an existing order is being paid. */
  cart: Cart | null;
  order: OrderProgress | null;
  viewer: KnownBuyer | null;
  terms: PaymentTerms;
  prefersCard: boolean;
};

/** The purchase as a page of its own: for the cart, or for an order at any stage. */
export function OrderPage(props: OrderPageProps) {
  const { order, cart } = props;
  return (
    <main id="conteudo" className="wrap pt-6 pb-10 md:pt-9">
      <div className="mx-auto max-w-[640px]">
        <h1 className="mb-5 text-t1 font-black">{order ? `Pagar o pedido ${orderNumber(order.number)}` : "Fechar o pedido"}</h1>
        {!order && cart?.count === 0 ? <NothingToBuy /> : <OrderToPay {...props} />}
      </div>
    </main>
  );
}

function OrderToPay({ cart, order, viewer, terms, prefersCard }: OrderPageProps) {
  const router = useRouter();
  const showOrder = useOrderAddress();
  const [ordered, setOrdered] = useState<Cart | null>(null);
  const shown = ordered ?? cart;
  const reload = () => router.invalidate({ sync: true });
  const facts = {
    cart: shown,
    viewer,
    terms,
    order,
    prefersCard: prefersCard || terms.cards.length > 0,
    reload,
    onPlaced: (orderId: string) => {
      setOrdered(cart);
      showOrder(orderId);
    },
  };
  const buying = usePurchaseForm(facts);
  const { view, progress, trouble } = buying.purchase;
  // Without a cart there is nothing on this page to order again.
  const isOver = view === "form" && cart === null && progress?.stage === "recusado" && !progress.canRetry;
  const waiting = order && waitingMethodAt(order.stage);
  const waitingPage = order && waiting?.waitingPage?.(order.orderId);
  useStay(isBusy(view));

  // The bank refused while this page was open, so the other payment methods were not loaded yet.
  const lacksWays = order !== null && progress?.canRetry === true && terms.methods.length === 0;
  useEffect(() => {
    if (lacksWays) void router.invalidate();
  }, [lacksWays, router]);

  function changeCart(next: Cart): Promise<void> {
    cartChanged(next);
    return reload();
  }

  return (
    <div className="[&_.sticky]:bottom-0 [&_.sticky]:max-md:-mx-4">
      {waitingPage && view === "form" && (
        <p className="mb-5 text-sm">
          Este pedido espera o pagamento: {waiting?.shortLabel}.{" "}
          <RouterLink href={waitingPage} className="font-semibold text-accent underline">
            Abrir {waiting?.codeLabel}
          </RouterLink>
        </p>
      )}
      {order?.stage === "confirmar" && view === "form" && (
        <p className="mb-5 text-sm">
          Este pedido espera a sua confirmação no banco.{" "}
          <RouterLink href={confirmationPage(order.orderId)} className="font-semibold text-accent underline">
            Abrir a confirmação
          </RouterLink>
        </p>
      )}
      {isOver && (
        <p className="text-sm">
          {trouble ? trouble.sentence : "Este pedido não pode mais ser pago."} Os materiais continuam no carrinho.
        </p>
      )}
      {!isOver && <OrderForm facts={facts} buying={buying} onCart={changeCart} />}
      {(isOver || view === "encerrado") && (
        <RouterLink href="/finalizar-compra" className={buttonClass({ variant: "primary", className: "mt-5" })}>
          Voltar ao carrinho
        </RouterLink>
      )}
    </div>
  );
}
