import { useServerFn } from "@tanstack/react-start";
import { useState } from "react";
import { parseCode } from "#kit/code.ts";
import { applyCouponFn, removeCouponFn } from "../functions.ts";
import { applyCouponMessages } from "../messages.ts";
import type { Cart } from "../schema.ts";
import type { ShowCart } from "./show-cart.ts";

const NO_ANSWER = "Não conseguimos conferir o cupom. Confira a internet e tente de novo: o carrinho continua igual.";

/** Puts codes in the cart and takes them out; `onChange` receives the cart at its new prices. */
export function useCartCoupons({ coupons }: Pick<Cart, "coupons">, onChange: ShowCart) {
  const apply = useServerFn(applyCouponFn);
  const remove = useServerFn(removeCouponFn);
  const [busy, setBusy] = useState<string | null>(null);
  const [mistake, setMistake] = useState<string | null>(null);
  const [notice, setNotice] = useState<{ words: string; code?: string }>({ words: "" });
  // A code that ended meanwhile is no more in the cart, and nobody is told that it is.
  const isStale =
    notice.code !== undefined && !coupons.some(({ code, state }) => code === notice.code && state !== "indisponivel");

  async function within(code: string, work: () => Promise<void>): Promise<void> {
    setBusy(code);
    setMistake(null);
    setNotice({ words: "" });
    try {
      await work();
    } catch {
      setMistake(NO_ANSWER);
    } finally {
      setBusy(null);
    }
  }

  /** Answers whether the code is in the cart now. */
  async function put(code: string): Promise<boolean> {
    let isThere = false;
    await within(code, async () => {
      const answer = await apply({ data: { code } });
      if (!answer.ok)
        return setMistake(
          answer.fields?.codigo ?? answer.fields?.code ?? answer.fields?.form ?? applyCouponMessages[answer.reason],
        );
      isThere = true;
      await onChange(answer.value);
      const name = parseCode(code) ?? code;
      setNotice({ words: `Cupom ${name} no carrinho.`, code: name });
    });
    return isThere;
  }

  const takeOut = (code: string) =>
    within(code, async () => {
      const answer = await remove({ data: { code } });
      if (!answer.ok) return setMistake(NO_ANSWER);
      await onChange(answer.value);
      setNotice({ words: `Cupom ${code} retirado.` });
    });

  return { busy, mistake, message: isStale ? "" : notice.words, setMistake, put, takeOut };
}
