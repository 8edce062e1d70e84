import { useRouter } from "@tanstack/react-router";
import { useServerFn } from "@tanstack/react-start";
import { useMemo, useState } from "react";
import { requestCode, signInWithCode } from "#modules/accounts/functions.ts";
import { ACCOUNT_MESSAGES } from "#modules/accounts/messages.ts";
import { goOn } from "#modules/accounts/ui/leave-to.ts";
import type { Cart } from "#modules/cart/schema.ts";
import { newId } from "#kit/id.ts";
import { placeOrder } from "../functions.ts";
import { placeOrderMessages } from "../messages.ts";
import type { BuyerWords, CheckoutField, Mistakes } from "./read-buyer.ts";

/** What stands in the way: a sentence, and the total the person saw when it is another now. */
export type Trouble = { sentence: string; totalBeforeCents?: number };
type Answer = { reason: string; fields?: Record<string, string> };

const NO_ANSWER =
  "Não conseguimos falar com o servidor. Nada se perdeu: tente de novo. Se o pedido já foi criado, ele continua um só, sem cobrança em dobro.";
const FIELDS: readonly string[] = ["email", "name", "document", "code"] satisfies CheckoutField[];
const CART_CHANGED = ["price_changed", "unavailable", "owned", "own_product", "empty_cart"];

/** Places the order from the form, asking the code of who already has an account; nothing typed is lost on the way. */
export function usePlaceOrder(cart: Cart) {
  const router = useRouter();
  const place = useServerFn(placeOrder);
  const askCode = useServerFn(requestCode);
  const enter = useServerFn(signInWithCode);
  const [isPaying, setPaying] = useState(false);
  const [mistakes, setMistakes] = useState<Mistakes>({});
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [codeSentTo, setCodeSentTo] = useState<string | null>(null);
  const contents = `${cart.productIds.join()}:${cart.totalCents}`;
  // One key per purchase as shown: pressing twice is one order, another cart is another.
  const requestKey = useMemo(() => ({ of: contents, key: newId() }), [contents]).key;

  function show(answer: Answer, sentences: Record<string, string>): void {
    const fields = Object.entries(answer.fields ?? {}).filter(([name]) => FIELDS.includes(name));
    setMistakes(Object.fromEntries(fields));
    if (fields.length === 0) setTrouble({ sentence: answer.fields?.form ?? sentences[answer.reason] ?? NO_ANSWER });
  }

  async function sendCode(email: string): Promise<boolean> {
    const sent = await askCode({ data: { email } });
    if (sent.ok) setCodeSentTo(email);
    else show(sent, ACCOUNT_MESSAGES);
    return sent.ok;
  }

  async function signIn(email: string, code: string): Promise<boolean> {
    const entered = await enter({ data: { email, code, pending: null } });
    if (entered.ok && entered.value.ticket !== null) {
      goOn(entered.value.ticket, location.pathname + location.search);
      return false;
    }
    if (entered.ok) {
      setCodeSentTo(null);
      await router.invalidate();
      return true;
    }
    if (entered.reason === "wrong_code") setMistakes({ code: ACCOUNT_MESSAGES.wrong_code });
    else show(entered, ACCOUNT_MESSAGES);
    return false;
  }

  async function order({ email, name, document }: BuyerWords): Promise<void> {
    const totalBeforeCents = cart.totalCents;
    const answer = await place({ data: { email, name, document, expectedTotalCents: totalBeforeCents, requestKey } });
    if (answer.ok) {
      const { orderId, next } = answer.value;
      const href = next === "pix" ? `/finalizar-compra/pagar/pix/${orderId}` : `/painel/pedidos/${orderId}?novo=1`;
      await router.navigate({ href });
    } else if (answer.reason === "code_needed" && email) {
      await sendCode(email);
    } else {
      if (CART_CHANGED.includes(answer.reason)) await router.invalidate();
      show(answer, placeOrderMessages);
      if (answer.reason === "price_changed") setTrouble({ sentence: placeOrderMessages.price_changed, totalBeforeCents });
    }
  }

  async function within(work: () => Promise<unknown>): Promise<void> {
    setPaying(true);
    setMistakes({});
    setTrouble(null);
    try {
      await work();
    } catch {
      setTrouble({ sentence: NO_ANSWER });
    } finally {
      setPaying(false);
    }
  }

  return {
    isPaying,
    mistakes,
    setMistakes,
    trouble,
    setTrouble,
    codeSentTo,
    forgetCode: () => setCodeSentTo(null),
    resendCode: () => within(async () => codeSentTo && sendCode(codeSentTo)),
    pay: (words: BuyerWords) =>
      within(async () => {
        if (!codeSentTo) return order(words);
        if (await signIn(codeSentTo, words.code ?? "")) await order({ ...words, email: undefined });
      }),
  };
}
