import { showToast } from "#ui/toast.tsx";
import { buyListFn } from "../functions.ts";
import type { Favourite } from "../schema/favourites-page.ts";
import { AllToCartButton } from "./all-to-cart-button.tsx";

type BuyListButtonProps = { listId: string; items: Favourite[]; onProblem: (sentence: string | null) => void };

/** Everything of the list that can be bought, into the cart. Absent when there is nothing to buy. */
export function BuyListButton({ listId, items, onProblem }: BuyListButtonProps) {
  const buyable = items.filter((item) => item.isOnSale && !item.isOwned);
  if (buyable.length < 2) return null;
  return (
    <AllToCartButton
      words="Tudo no carrinho"
      cents={buyable.reduce((sum, item) => sum + item.priceCents, 0)}
      buy={() => buyListFn({ data: { listId } })}
      onProblem={onProblem}
      onDone={(message) => showToast(message, { label: "Finalizar compra", onPress: () => location.assign("/finalizar-compra") })}
    />
  );
}
