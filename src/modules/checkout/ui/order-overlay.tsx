import { useRouter } from "@tanstack/react-router";
import { useServerFn } from "@tanstack/react-start";
import { useCallback, useEffect, useState } from "react";
import type { AnswerOf } from "#kit/answer.ts";
import type { Cart } from "#modules/cart/schema.ts";
import { cartChanged, cartMoment, seedCart } from "#modules/cart/ui/cart-contents.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Overlay } from "#ui/overlay.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { getCheckout } from "../functions.ts";
import { NothingToBuy } from "./checkout-page.tsx";
import { OrderForm } from "./order-form.tsx";
import { isBusy } from "./purchase-view.ts";
import { useStay } from "./use-stay.ts";
import { useOrderAddress } from "./use-order-address.ts";
import { usePurchaseForm } from "./use-purchase-form.ts";

type Checkout = Extract<AnswerOf<typeof getCheckout>, { cart: Cart }>;

/** The purchase in an overlay on the current page; Back closes it. */
export function OrderOverlay({ open }: { open: boolean }) {
  const router = useRouter();
  const read = useServerFn(getCheckout);
  const [checkout, setCheckout] = useState<Checkout | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [isPaying, setPaying] = useState(false);
  const [opening, setOpening] = useState({ isOpen: open, count: 0 });
  if (opening.isOpen !== open) {
    setOpening({ isOpen: open, count: opening.count + 1 });
    setCheckout(null);
  }

  const load = useCallback(() => {
    const requestedAt = cartMoment();
    const receive = (answer: Checkout | object | null) => {
      const isRead = answer !== null && "cart" in answer;
      setFailed(!isRead);
      if (!isRead) return;
      seedCart(answer.cart, requestedAt);
      setCheckout(answer);
    };
    return read().then(receive, () => receive(null));
  }, [read]);

  useEffect(() => {
    if (open) void load();
  }, [open, load]);

  return (
    <Overlay open={open} onClose={() => router.history.back()} title="Fechar o pedido" busy={isPaying}>
      {hasFailed && (
        <EmptyState title="O pedido não abriu" action={<Button onClick={() => void load()}>Tentar de novo</Button>}>
          Nada foi perdido: o que você escolheu continua no carrinho.
        </EmptyState>
      )}
      {!hasFailed && !checkout && <OrderSkeleton />}
      {!hasFailed && checkout?.cart.count === 0 && <NothingToBuy />}
      {!hasFailed && checkout && checkout.cart.count > 0 && (
        <OpenOrder
          key={opening.count}
          checkout={checkout}
          reload={load}
          onCart={(cart) => setCheckout({ ...checkout, cart })}
          onBusy={setPaying}
        />
      )}
    </Overlay>
  );
}

const OrderSkeleton = () => (
  <div className="after-300ms grid gap-4" aria-busy="true">
    <Skeleton className="h-[72px]" />
    <Skeleton className="h-[120px]" />
    <Skeleton className="h-[54px]" />
  </div>
);

type OpenOrderProps = {
  checkout: Checkout;
  reload: () => Promise<void>;
  onCart: (cart: Cart) => void;
  onBusy: (busy: boolean) => void;
};

function OpenOrder({ checkout, reload, onCart, onBusy }: OpenOrderProps) {
  const showOrder = useOrderAddress();
  const { cart, viewer, ...terms } = checkout;
  const facts = { cart, viewer, terms, order: null, prefersCard: terms.cards.length > 0, reload, onPlaced: showOrder };
  const buying = usePurchaseForm(facts);
  const busy = isBusy(buying.purchase.view);
  useStay(busy);
  useEffect(() => onBusy(busy), [busy, onBusy]);

  function changeCart(next: Cart) {
    cartChanged(next);
    onCart(next);
    void reload();
  }

  return <OrderForm facts={facts} buying={buying} onCart={changeCart} />;
}
