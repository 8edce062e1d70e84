import { useServerFn } from "@tanstack/react-start";
import { useState } from "react";
import type { License } from "#modules/catalog/rules/licenses.ts";
import { afterPaint } from "#ui/after-paint.ts";
import { addToCartFn } from "../functions.ts";
import { cartChanged } from "./cart-contents.ts";

export type CartTrouble = { sentence: string; isOwned: boolean };

/** Puts a product in the cart from a button, under a licence when one was chosen; answers whether it is there now. */
export function useAddToCart(productId: number, license?: License) {
  const add = useServerFn(addToCartFn);
  const [isAdding, setAdding] = useState(false);
  const [trouble, setTrouble] = useState<CartTrouble | null>(null);

  async function put(): Promise<boolean> {
    setAdding(true);
    setTrouble(null);
    await new Promise<void>((painted) => afterPaint(painted));
    try {
      const answer = await add({ data: license ? { productId, license } : { productId } });
      if (answer.ok) cartChanged(answer.value);
      else {
        // Nearly nobody is refused, and these are many words.
        const { addToCartMessages } = await import("../messages.ts");
        setTrouble({ sentence: addToCartMessages[answer.reason], isOwned: answer.reason === "already_owned" });
      }
      return answer.ok;
    } catch {
      setTrouble({ sentence: "Não conseguimos falar com o carrinho. Confira a internet e tente de novo.", isOwned: false });
      return false;
    } finally {
      setAdding(false);
    }
  }

  return { put, isAdding, trouble };
}
