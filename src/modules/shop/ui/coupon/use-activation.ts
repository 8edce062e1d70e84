import { useServerFn } from "@tanstack/react-start";
import { useEffect, useState } from "react";
import type { AnswerOf } from "#kit/answer.ts";
import { addToCartFn, applyCouponFn, getCouponStanding } from "#modules/cart/functions.ts";
import { addToCartMessages, applyCouponMessages } from "#modules/cart/messages.ts";
import { cartChanged, showCartDrawer } from "#modules/cart/ui/cart-contents.ts";
import type { CouponLanding } from "#modules/coupons/schema.ts";

const NO_ANSWER = "Não conseguimos falar com o servidor. Confira a internet e tente de novo.";

const SKIPPED: readonly string[] = ["already_owned", "own_product"];

export type Activation = {
  /** As it stands for who is looking, once that is known. */
  landing: CouponLanding;
  /** The code is in this visitor's cart, waiting for a product it reaches. */
  isOn: boolean;
  /** What is being done: the coupon, or a product by its id, or all of them. */
  busy: "cupom" | "todos" | number | null;
  trouble: string | null;
  /** Answers whether the coupon is kept now. */
  turnOn: () => Promise<boolean>;
  put: (productIds: number[], as: "todos" | number) => Promise<void>;
};

/** One coupon for one visitor: asked about after the page is there, kept in their cart, and taken along with each product. */
export function useActivation(drawn: CouponLanding): Activation {
  const readStanding = useServerFn(getCouponStanding);
  const apply = useServerFn(applyCouponFn);
  const add = useServerFn(addToCartFn);
  const [landing, setLanding] = useState(drawn);
  const [isOn, setOn] = useState(false);
  const [busy, setBusy] = useState<Activation["busy"]>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const code = drawn.code ?? "";

  const isKnown = drawn.state !== "desconhecida";

  useEffect(() => {
    if (!isKnown) return;
    let isHere = true;
    const receive = (answer: AnswerOf<typeof readStanding> | null) => {
      if (!isHere || !answer || !("state" in answer)) return;
      const { isSaved, ...standing } = answer;
      setLanding(standing);
      setOn(isSaved);
    };
    readStanding({ data: { code } }).then(receive, () => receive(null));
    return () => {
      isHere = false;
    };
  }, [isKnown, code, readStanding]);

  async function turnOn(): Promise<boolean> {
    setTrouble(null);
    const answer = await apply({ data: { code } });
    if (answer.ok) cartChanged(answer.value);
    const isSaved = answer.ok || answer.reason === "already_applied";
    setOn(isSaved);
    if (!answer.ok && !isSaved) setTrouble(answer.fields?.codigo ?? applyCouponMessages[answer.reason]);
    return isSaved;
  }

  async function within<T>(what: Activation["busy"], work: () => Promise<T>, otherwise: T): Promise<T> {
    setBusy(what);
    try {
      return await work();
    } catch {
      setTrouble(NO_ANSWER);
      return otherwise;
    } finally {
      setBusy(null);
    }
  }

  async function putAll(productIds: number[]): Promise<void> {
    if (!isOn) await turnOn();
    for (const productId of productIds) {
      const answer = await add({ data: { productId } });
      if (answer.ok) cartChanged(answer.value);
      // Of all of them, what they already have or make is simply not bought again.
      else if (productIds.length === 1 || !SKIPPED.includes(answer.reason)) return setTrouble(addToCartMessages[answer.reason]);
    }
    showCartDrawer(true);
  }

  return {
    landing,
    isOn,
    busy,
    trouble,
    turnOn: () => within("cupom", turnOn, false),
    put: (productIds, as) => within(as, () => putAll(productIds), undefined),
  };
}
