import { ShoppingBag } from "lucide-react";
import { useState } from "react";
import { plural } from "#kit/format.ts";
import type { CartSummary } from "#modules/cart/schema.ts";
import { cartChanged } from "#modules/cart/ui/cart-contents.ts";
import { Button } from "#ui/button.tsx";
import { Money } from "#ui/money.tsx";
import { readReason } from "./read-reason.ts";

type Bought = { added: number; isCartFull: boolean; cart: CartSummary };

type AllToCartButtonProps = {
  words: string;
  cents: number;
  buy: () => Promise<{ ok: true; value: Bought } | { ok: false; reason: string }>;
  onProblem: (sentence: string | null) => void;
  /** "2 materiais no carrinho." */
  onDone: (sentence: string) => void;
};

/** A whole list into the cart; the button says the sum. */
export function AllToCartButton({ words, cents, buy, onProblem, onDone }: AllToCartButtonProps) {
  const [isBusy, setBusy] = useState(false);

  async function put() {
    setBusy(true);
    onProblem(null);
    const answer = await buy().catch(() => null);
    setBusy(false);
    if (!answer?.ok) return onProblem(readReason(answer?.reason ?? "unavailable"));
    const { added, isCartFull, cart } = answer.value;
    cartChanged(cart);
    const message = plural(added, "material no carrinho", "materiais no carrinho");
    onDone(isCartFull ? `${message}, e ele está cheio.` : `${message}.`);
  }

  return (
    <Button variant="primary" className="max-sm:w-full" loading={isBusy} loadingLabel="Adicionando…" onClick={() => void put()}>
      <ShoppingBag aria-hidden />
      <span>
        {words}, <Money cents={cents} />
      </span>
    </Button>
  );
}
