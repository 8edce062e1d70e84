import { useServerFn } from "@tanstack/react-start";
import { useCallback, useEffect, useState } from "react";
import { Button, buttonClass } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Money } from "#ui/money.tsx";
import { ReceiptList } from "#ui/receipt-list.tsx";
import { RouterLink } from "#ui/router-link.tsx";
import { Sheet } from "#ui/sheet.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { useBackCloses } from "#ui/use-back-closes.ts";
import { readCart } from "../functions.ts";
import type { Cart } from "../schema.ts";
import { cartChanged, cartMoment, seedCart, useCartContents } from "./cart-contents.ts";
import { CartCoupons } from "./cart-coupons.tsx";
import { CartReceiptRows } from "./cart-receipt.tsx";
import { CartStores } from "./cart-stores.tsx";
import { useOpenPurchase } from "./use-open-purchase.ts";

type CartDrawerProps = {
  open: boolean;
  onClose: () => void;
};

/** The cart over the page: read again each time it opens and whenever another tab changes it. */
export function CartDrawer({ open, onClose }: CartDrawerProps) {
  const openPurchase = useOpenPurchase();
  useBackCloses(open, onClose);
  const read = useServerFn(readCart);
  const contents = useCartContents();
  const [cart, setCart] = useState<Cart | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const isStale = cart !== null && contents !== null && contents.productIds.join() !== cart.productIds.join();

  const load = useCallback(() => {
    const requestedAt = cartMoment();
    const receive = (answer: Cart | object | null) => {
      setFailed(!isCart(answer));
      if (!isCart(answer)) return;
      seedCart(answer, requestedAt);
      setCart(answer);
    };
    read().then(receive, () => receive(null));
  }, [read]);

  useEffect(() => {
    if (open) load();
  }, [open, load]);
  useEffect(() => {
    if (open && isStale) load();
  }, [open, isStale, load]);

  function replace(next: Cart) {
    setCart(next);
    cartChanged(next);
  }

  const footer = cart && cart.count > 0 && (
    <div className="grid gap-3">
      {cart.discountCents > 0 && (
        <ReceiptList>
          <CartReceiptRows cart={cart} />
        </ReceiptList>
      )}
      <p className="flex items-baseline justify-between text-lg font-bold" aria-live="polite">
        Total <Money cents={cart.totalCents} />
      </p>
      {cart.pixDiscountCents > 0 && (
        <p className="-mt-2 flex items-baseline justify-between text-sm text-positive">
          Pagando com Pix <Money cents={cart.totalCents - cart.pixDiscountCents} className="font-semibold" />
        </p>
      )}
      <Button
        variant="primary"
        size="lg"
        full
        onClick={() => {
          onClose();
          void openPurchase();
        }}
      >
        Pagar agora
      </Button>
      <RouterLink href="/finalizar-compra" className={buttonClass({ full: true })}>
        Finalizar compra
      </RouterLink>
    </div>
  );

  return (
    <Sheet open={open} onClose={onClose} title="Carrinho" footer={footer}>
      {hasFailed && (
        <EmptyState title="O carrinho não abriu" action={<Button onClick={load}>Tentar de novo</Button>}>
          Nada foi perdido: o que você escolheu continua guardado.
        </EmptyState>
      )}
      {!hasFailed && !cart && <CartSkeleton />}
      {!hasFailed && cart?.count === 0 && (
        <EmptyState
          title="Carrinho vazio"
          action={
            <RouterLink href="/produtos" onClick={onClose} className={buttonClass({ variant: "primary" })}>
              Explorar materiais
            </RouterLink>
          }
        >
          O que você adicionar fica guardado por 60 dias.
        </EmptyState>
      )}
      {!hasFailed && cart?.count === 0 && cart.coupons.length > 0 && <CartCoupons cart={cart} onChange={replace} />}
      {!hasFailed && cart && cart.count > 0 && (
        <>
          <CartStores cart={cart} onChange={replace} />
          <CartCoupons cart={cart} onChange={replace} className="mt-6" />
        </>
      )}
    </Sheet>
  );
}

const CartSkeleton = () => (
  <div className="after-300ms grid gap-5" aria-busy="true">
    {[0, 1].map((row) => (
      <div key={row} className="flex gap-3.5">
        <Skeleton className="h-[72px] w-16" />
        <div className="grid flex-1 content-start gap-2">
          <Skeleton className="h-4 w-4/5" />
          <Skeleton className="h-4 w-2/5" />
        </div>
      </div>
    ))}
  </div>
);

/** The door may have answered a refusal instead. */
const isCart = (answer: Cart | object | null): answer is Cart => answer !== null && "stores" in answer;
