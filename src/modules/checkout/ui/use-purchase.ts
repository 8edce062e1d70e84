import { useRouter } from "@tanstack/react-router";
import { useServerFn } from "@tanstack/react-start";
import { useEffect, useEffectEvent, useMemo, useState } from "react";
import { flushSync } from "react-dom";
import type { Cart } from "#modules/cart/schema.ts";
import type { PaymentInput } from "#modules/payments/cards/schema.ts";
import type { Chosen, PaymentChoice, Typed } from "#modules/payments/ui/use-payment-choice.ts";
import type { FormState } from "#ui/use-form.ts";
import { refusalSentence } from "#ui/refusal-sentence.ts";
import { forgetFields } from "#ui/use-saved-fields.ts";
import { newId } from "#kit/id.ts";
import { payOrderFn, placeOrderFn } from "../functions.ts";
import { payOrderMessages, placeOrderMessages } from "../messages.ts";
import type { OrderProgress, PlacedOrder } from "../schema.ts";
import { purchaseView, type Step } from "./purchase-view.ts";
import type { BuyerWords } from "./read-buyer.ts";
import { refusedTrouble, type Trouble, TROUBLES } from "./troubles.ts";
import { type Refused, useCodeEntry } from "./use-code-entry.ts";
import { useOrderProgress } from "./use-order-progress.ts";
import { confirmationPage } from "#modules/payments/methods/card.ts";
import { METHODS, waitingPageOf } from "#modules/payments/methods/methods.ts";

const CART_CHANGED = [
  "price_changed",
  "coupon_unavailable",
  "unavailable",
  "owned",
  "own_product",
  "empty_cart",
  "installments_unavailable",
];
/** The order is written almost at once; a longer wait is for the bank. */
const ORDER_WRITTEN_MS = 700;

/** The id of the form around a purchase. */
export const PURCHASE_FORM = "compra";

type Sent = { isSpent: false } | { isSpent: true; orderId: string | null };

export type PurchaseFacts = {
  /** Null when an existing order is being paid. */
  cart: Cart | null;
  order: OrderProgress | null;
  form: FormState;
  choice: PaymentChoice;
  /** Reads the cart and the terms again. */
  reload: () => Promise<void>;
  /** Called once the order exists, so that the address has its id. */
  onPlaced: (orderId: string) => void;
};

/** One purchase from the form to the files: the order is placed once and its payment retried with any method until one succeeds. */
export function usePurchase({ cart, order, form, choice, reload, onPlaced }: PurchaseFacts) {
  const router = useRouter();
  const place = useServerFn(placeOrderFn);
  const payAgain = useServerFn(payOrderFn);
  const { orderId, progress, isFollowing, follow } = useOrderProgress(order);
  const [step, setStep] = useState<Step | null>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const code = useCodeEntry(show, reload);
  // An order that can no longer be retried after a refusal remains refused: the next payment is for a new order.
  const payable = progress?.stage === "recusado" && !progress.canRetry ? null : orderId;
  const items = cart?.stores.flatMap((store) => store.items.map((item) => `${item.productId} ${item.license}`));
  const contents = `${items?.join()}:${cart?.totalCents}:${cart?.pixDiscountCents}:${payable === orderId ? "" : orderId}`;
  // One key per purchase as shown: a double click gives one order, and another cart gives another order.
  const requestKey = useMemo(() => ({ of: contents, key: newId() }), [contents]).key;
  const mustConfirm = isFollowing && progress?.stage === "confirmar";
  const view = mustConfirm ? "banco" : purchaseView(step, orderId, progress);

  /** Shows errors beside their fields once they are visible again; an error that belongs to no field, in the note above. */
  function show({ reason, fields = {} }: Refused, sentences: Record<string, string>): void {
    const { form: whole, ...named } = fields;
    flushSync(() => setStep(null));
    if (Object.keys(named).length > 0) form.refuse(form.named(named), whole);
    else setTrouble({ sentence: whole ?? sentences[reason] ?? TROUBLES.noAnswer, before: cart });
  }

  const leave = (href: string) => router.navigate({ href, ignoreBlocker: true });

  const moveOn = useEffectEvent(() => leave(`/painel/pedidos/${orderId}?novo=1`));
  const stage = progress?.stage;
  useEffect(() => {
    if (stage === "pago") void moveOn();
  }, [stage]);

  const confirm = useEffectEvent(() => leave(confirmationPage(orderId ?? "")));
  useEffect(() => {
    if (mustConfirm) void confirm();
  }, [mustConfirm]);

  /** Sends the payment. `isSpent`: the provider had already used the card's token, in order `orderId` if it is not null. */
  async function send(words: BuyerWords, payment: PaymentInput, target: string | null, hasEntered: boolean): Promise<Sent> {
    setStep(target ? "banco" : "criando");
    const waiting = setTimeout(() => setStep("banco"), ORDER_WRITTEN_MS);
    try {
      const { email, name, document } = words;
      if (target) {
        const answer = await payAgain({ data: { orderId: target, payment } });
        if (answer.ok) return await arrive({ orderId: target, next: METHODS[payment.method].next });
        if (answer.reason === "token_spent") return { isSpent: true, orderId: target };
        // The order was paid or decided meanwhile: its own state is read.
        if (answer.reason === "not_payable" || answer.reason === "confirming") follow(target);
        await refused(answer, payOrderMessages, hasEntered);
        return { isSpent: false };
      }
      const offCents = METHODS[payment.method].takesPixDiscount ? (cart?.pixDiscountCents ?? 0) : 0;
      const expectedTotalCents = (cart?.totalCents ?? 0) - offCents;
      const answer = await place({ data: { email, name, document, expectedTotalCents, requestKey, payment } });
      if (answer.ok) return await arrive(answer.value);
      if (answer.reason === "code_needed" && email) await code.send(email);
      else await refused(answer, placeOrderMessages, hasEntered);
      return { isSpent: false };
    } finally {
      clearTimeout(waiting);
    }
  }

  async function arrive({ orderId: placed, next }: PlacedOrder): Promise<Sent> {
    forgetFields(PURCHASE_FORM);
    const page = waitingPageOf(next, placed);
    if (page) await leave(page);
    else if (next === "done") await leave(`/painel/pedidos/${placed}?novo=1`);
    else {
      follow(placed);
      onPlaced(placed);
      if (next === "confirming") setTrouble({ sentence: TROUBLES.confirming, orderId: placed });
    }
    return next === "token_spent" ? { isSpent: true, orderId: placed } : { isSpent: false };
  }

  async function refused(answer: Refused, sentences: Record<string, string>, hasEntered: boolean): Promise<void> {
    if (CART_CHANGED.includes(answer.reason)) await reload();
    show(answer, sentences);
    if (answer.reason === "price_changed")
      setTrouble({ sentence: answer.fields?.form ?? sentences.price_changed ?? "", before: cart, mayHaveJoined: hasEntered });
  }

  async function within(work: () => Promise<unknown>): Promise<void> {
    setStep("conferindo");
    form.clear();
    setTrouble(null);
    try {
      await work();
    } catch {
      setTrouble({ sentence: refusalSentence(null, {}, TROUBLES.noAnswer) });
    } finally {
      setStep(null);
    }
  }

  /** Pays as chosen, or as `wanted` from a separate button. A spent token is requested again once. */
  const pay = (typed: Typed, words: BuyerWords, wanted?: Chosen) =>
    within(async () => {
      const hasEntered = code.sentTo !== null;
      if (code.sentTo && !(await code.signIn(code.sentTo, words.code ?? ""))) return;
      const buyer = hasEntered ? { ...words, email: undefined } : words;
      let target = payable;
      for (let tries = 0; tries < 2; tries++) {
        const prepared = await choice.prepare(typed, wanted);
        if (!prepared.ok) {
          if (prepared.mistakes) return show({ reason: "invalid", fields: prepared.mistakes }, {});
          return setTrouble({ sentence: TROUBLES.unreachable, offersPix: true });
        }
        const sent = await send(buyer, prepared.payment, target, hasEntered);
        if (!sent.isSpent) return;
        target = sent.orderId;
      }
      setTrouble({ sentence: TROUBLES.spent, offersPix: true });
    });

  return {
    view,
    orderId,
    progress,
    choice,
    isPaying: step !== null,
    trouble: trouble ?? refusedTrouble(view, progress),
    setTrouble,
    codeSentTo: code.sentTo,
    forgetCode: code.forget,
    resendCode: () => within(async () => code.sentTo && code.send(code.sentTo)),
    pay,
  };
}

export type Purchase = ReturnType<typeof usePurchase>;
