import { pixDiscountWords } from "#modules/coupons/rules/discount-words.ts";
import { type ReactNode, useEffect, useState } from "react";
import type { Cart } from "#modules/cart/schema.ts";
import type { Guarantee } from "#modules/delivery/rules/guarantee.ts";
import type { ChargedMethod } from "#modules/orders/rules/payment-methods.ts";
import { METHODS } from "#modules/payments/methods/methods.ts";
import type { InstallmentRow } from "#modules/payments/rules/installments.ts";
import { CartCoupons } from "#modules/cart/ui/cart-coupons.tsx";
import { CartReceiptRows } from "#modules/cart/ui/cart-receipt.tsx";
import { CartStores } from "#modules/cart/ui/cart-stores.tsx";
import type { ShowCart } from "#modules/cart/ui/show-cart.ts";
import type { ContractText } from "#modules/orders/contracts/schema.ts";
import { ContractSummary } from "#modules/orders/contracts/ui/contract-summary.tsx";
import { Money, MoneyOrFree } from "#ui/money.tsx";
import { ReceiptList, ReceiptRow } from "#ui/receipt-list.tsx";
import { RouterLink } from "#ui/router-link.tsx";
import { WithdrawalRightWords } from "./withdrawal-right-words.tsx";

const SLOW_MS = 8_000;

type OrderSummaryProps = {
  cart: Cart;
  /** The chosen instalments, when paying by card. */
  row: InstallmentRow | undefined;
  method: ChargedMethod;
  button: ReactNode;
  isPaying: boolean;
  guarantees: readonly Guarantee[];
  contract: readonly ContractText[];
  onChange: ShowCart;
};

/** The items being bought and their total. */
export function OrderSummary({ cart, row, method, button, isPaying, guarantees, contract, onChange }: OrderSummaryProps) {
  const buyable = cart.stores.flatMap((store) => store.items).filter((item) => !item.problem).length;
  const isFree = buyable > 0 && cart.totalCents === 0;
  const offCents = METHODS[method].takesPixDiscount ? cart.pixDiscountCents : 0;
  return (
    <aside
      aria-label="Resumo do pedido"
      className="bg-well px-(--gutter) pt-[22px] pb-6 max-lg:-mx-(--gutter) lg:sticky lg:top-6 lg:rounded-panel lg:px-6"
    >
      <div className="mb-4 flex items-baseline justify-between gap-4">
        <h2 className="text-t3">Seu pedido</h2>
        <RouterLink href="/produtos" className="text-xs font-semibold text-accent underline">
          Continuar comprando
        </RouterLink>
      </div>
      <CartStores cart={cart} onChange={onChange} />
      <CartCoupons cart={cart} onChange={onChange} className="mt-5" />
      <div aria-live="polite" aria-atomic="true">
        <ReceiptList className="mt-5">
          <CartReceiptRows cart={cart} free={isFree && <Sum cents={0} isFree />} />
          {offCents > 0 && <PixDiscountRow cents={offCents} />}
          {row && row.interestCents > 0 && (
            <ReceiptRow label={`Juros de ${row.count} parcelas`}>
              <Money cents={row.interestCents} />
            </ReceiptRow>
          )}
          <ReceiptRow label="Total" total="large">
            <Sum cents={row?.totalCents ?? cart.totalCents - offCents} isFree={isFree} />
          </ReceiptRow>
        </ReceiptList>
      </div>
      <ContractSummary lines={contract} totalCents={row?.totalCents ?? cart.totalCents - offCents} className="mt-5" />
      <div className="mt-5 max-lg:hidden">{button}</div>
      {isPaying && <SlowNote />}
      <div className="mt-3">
        <WithdrawalRightWords isFree={isFree} guarantees={guarantees} />
      </div>
    </aside>
  );
}

/** The discount for paying by Pix. */
export const PixDiscountRow = ({ cents }: { cents: number }) => (
  <ReceiptRow label={pixDiscountWords} tone="discount">
    <Money cents={-cents} />
  </ReceiptRow>
);

/** A total; "grátis" only when there are items and they are free. */
export const Sum = ({ cents, isFree }: { cents: number; isFree: boolean }) =>
  isFree ? <MoneyOrFree cents={0} /> : <Money cents={cents} />;

/** A notice after eight seconds without an answer, so that the wait does not look like a failure. */
function SlowNote() {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <output className="mt-3 block text-xs text-warning empty:hidden">
      {isSlow && "Ainda estamos falando com o banco. Não precisa pagar de novo."}
    </output>
  );
}
