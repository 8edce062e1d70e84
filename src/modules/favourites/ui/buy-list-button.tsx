import { ShoppingBag } from "lucide-react";
import { useState } from "react";
import { plural } from "#kit/format.ts";
import { cartChanged } from "#modules/cart/ui/cart-contents.ts";
import { Button } from "#ui/button.tsx";
import { Money } from "#ui/money.tsx";
import { showToast } from "#ui/toast.tsx";
import { buyList } from "../functions.ts";
import type { Favourite } from "../schema/favourites-page.ts";
import { readReason } from "./read-reason.ts";

type BuyListButtonProps = { listId: string; items: Favourite[]; onProblem: (sentence: string | null) => void };

/** Everything of the list that can be bought, into the cart; the button says the sum. Absent when there is nothing to buy. */
export function BuyListButton({ listId, items, onProblem }: BuyListButtonProps) {
  const [isBusy, setBusy] = useState(false);
  const buyable = items.filter((item) => item.isOnSale && !item.isOwned);
  if (buyable.length < 2) return null;

  async function buy() {
    setBusy(true);
    onProblem(null);
    const answer = await buyList({ data: { listId } }).catch(() => null);
    setBusy(false);
    if (!answer?.ok) return onProblem(readReason(answer?.reason ?? "unavailable"));
    const { added, isCartFull, cart } = answer.value;
    cartChanged(cart);
    const words = plural(added, "material no carrinho", "materiais no carrinho");
    showToast(isCartFull ? `${words}, e ele está cheio.` : `${words}.`, {
      label: "Finalizar compra",
      onPress: () => location.assign("/finalizar-compra"),
    });
  }

  return (
    <Button variant="primary" loading={isBusy} loadingLabel="Pondo no carrinho…" onClick={() => void buy()}>
      <ShoppingBag aria-hidden />
      <span>
        Tudo no carrinho, <Money cents={buyable.reduce((sum, item) => sum + item.priceCents, 0)} />
      </span>
    </Button>
  );
}
