import { useServerFn } from "@tanstack/react-start";
import { useState } from "react";
import { Note } from "#ui/note.tsx";
import { removeFromCart } from "../functions.ts";
import type { Cart } from "../schema.ts";
import { CartItemRow } from "./cart-item-row.tsx";

type CartStoresProps = { cart: Cart; onChange: (cart: Cart) => void };

/** What is in the cart, by store, each item with its way out. */
export function CartStores({ cart, onChange }: CartStoresProps) {
  const remove = useServerFn(removeFromCart);
  const [busy, setBusy] = useState<number | null>(null);
  const [hasFailed, setFailed] = useState(false);

  async function takeOut(productId: number) {
    setBusy(productId);
    setFailed(false);
    try {
      const answer = await remove({ data: { productId } });
      if (answer.ok) onChange(answer.value);
      else setFailed(true);
    } catch {
      setFailed(true);
    } finally {
      setBusy(null);
    }
  }

  return (
    <div className="grid gap-6">
      {hasFailed && (
        <div role="alert">
          <Note tone="danger">O material não saiu do carrinho. Confira a internet e tente de novo.</Note>
        </div>
      )}
      {cart.stores.map((store) => (
        <section key={store.storeId} aria-label={`Loja ${store.storeName}`}>
          <h3 className="border-b border-line pb-1.5 font-text text-2xs font-semibold text-muted">{store.storeName}</h3>
          <ul>
            {store.items.map((item) => (
              <CartItemRow
                key={item.productId}
                item={item}
                authorName={store.authorName}
                code={cart.coupons.find((coupon) => coupon.storeId === store.storeId)?.code}
                isLeaving={busy === item.productId}
                onRemove={() => void takeOut(item.productId)}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
