import { useServerFn } from "@tanstack/react-start";
import { useRef, useState } from "react";
import type { License } from "#modules/catalog/rules/licenses.ts";
import { chooseLicenseFn, removeFromCartFn } from "../functions.ts";
import { chooseLicenseMessages } from "../messages.ts";
import type { ShowCart } from "./show-cart.ts";

const NOT_OUT = "O material não saiu do carrinho. Confira a internet e tente de novo.";
const NOT_CHOSEN = "A licença não foi trocada. Confira a internet e tente de novo.";

/** Takes products out of the cart and changes their licences; `onChange` receives the cart at its new prices. */
export function useCartItems(onChange: ShowCart) {
  const remove = useServerFn(removeFromCartFn);
  const choose = useServerFn(chooseLicenseFn);
  const [leaving, setLeaving] = useState<number | null>(null);
  const [input, setInput] = useState<{ productId: number; license: License } | null>(null);
  const [mistake, setMistake] = useState<string | null>(null);
  // The arrows of a keyboard choose faster than answers come: only the last one counts.
  const lastInput = useRef(0);

  async function takeOut(productId: number): Promise<void> {
    setLeaving(productId);
    setMistake(null);
    try {
      const answer = await remove({ data: { productId } });
      if (answer.ok) await onChange(answer.value);
      else setMistake(NOT_OUT);
    } catch {
      setMistake(NOT_OUT);
    } finally {
      setLeaving(null);
    }
  }

  async function changeLicense(productId: number, license: License): Promise<void> {
    const turn = ++lastInput.current;
    setInput({ productId, license });
    setMistake(null);
    const answer = await choose({ data: { productId, license } }).catch(() => null);
    if (turn !== lastInput.current) return;
    if (answer?.ok) await onChange(answer.value);
    else setMistake(answer ? chooseLicenseMessages[answer.reason] : NOT_CHOSEN);
    if (turn === lastInput.current) setInput(null);
  }

  return { leaving, input, mistake, takeOut, changeLicense };
}
