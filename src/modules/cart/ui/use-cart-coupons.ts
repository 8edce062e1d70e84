import { useServerFn } from "@tanstack/react-start";
import { useState } from "react";
import { parseCode } from "#kit/code.ts";
import { applyCouponFn, removeCouponFn } from "../functions.ts";
import { applyCouponMessages } from "../messages.ts";
import type { ShowCart } from "./show-cart.ts";

const NO_ANSWER = "Não conseguimos conferir o cupom. Confira a internet e tente de novo: o carrinho continua igual.";

/** Puts codes in the cart and takes them out; `onChange` receives the cart at its new prices. */
export function useCartCoupons(onChange: ShowCart) {
  const apply = useServerFn(applyCouponFn);
  const remove = useServerFn(removeCouponFn);
  const [busy, setBusy] = useState<string | null>(null);
  const [mistake, setMistake] = useState<string | null>(null);
  const [said, setSaid] = useState("");

  async function within(code: string, work: () => Promise<void>): Promise<void> {
    setBusy(code);
    setMistake(null);
    setSaid("");
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
      setSaid(`Cupom ${parseCode(code) ?? code} no carrinho.`);
    });
    return isThere;
  }

  const takeOut = (code: string) =>
    within(code, async () => {
      const answer = await remove({ data: { code } });
      if (!answer.ok) return setMistake(NO_ANSWER);
      await onChange(answer.value);
      setSaid(`Cupom ${code} retirado.`);
    });

  return { busy, mistake, said, setMistake, put, takeOut };
}
