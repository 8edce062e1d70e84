import type { ReactNode } from "react";
import { plural } from "#kit/format.ts";
import { couponWords } from "#modules/coupons/rules/discount-words.ts";
import { Money } from "#ui/money.tsx";
import { ReceiptRow } from "#ui/receipt-list.tsx";
import type { Cart } from "../schema.ts";
import { sumsOf } from "./cart-sums.ts";

/** The rows of a receipt before its total: what the products come to, and each discount with where it comes from. */
export function CartReceiptRows({
  cart,
  free,
}: {
  cart: Cart;
  /** In place of the sum when nothing is charged. */ free?: ReactNode;
}) {
  const { subtotalCents, promotionCents, coupons } = sumsOf(cart);
  const buyable = cart.stores.flatMap((store) => store.items).filter((item) => !item.problem).length;
  return (
    <>
      <ReceiptRow label={plural(buyable, "material", "materiais")}>
        {subtotalCents === 0 && free ? free : <Money cents={subtotalCents} />}
      </ReceiptRow>
      {promotionCents > 0 && (
        <ReceiptRow label={cart.stores.length > 1 ? "Promoções das lojas" : "Promoção da loja"} tone="discount">
          <Money cents={-promotionCents} />
        </ReceiptRow>
      )}
      {coupons.map(({ code, cents, isPlatform }) => (
        <ReceiptRow key={code} label={couponWords(code, Boolean(isPlatform))} tone="discount">
          <Money cents={-cents} />
        </ReceiptRow>
      ))}
    </>
  );
}
