import { useServerFn } from "@tanstack/react-start";
import { useState } from "react";
import type { Outcome, Refusal } from "#kit/outcome.ts";
import { cancelOrderFn, checkPayment, payOrderFn } from "../functions.ts";
import { cancelOrderMessages, payOrderMessages } from "../messages.ts";
import { FIRST_METHOD } from "#modules/orders/rules/payment-methods.ts";

type Busy = "renewing" | "postponing" | "checking" | "cancelling" | null;

/** The actions available while waiting: a new code, one valid for 24 hours, "Já paguei" and cancelling. */
export function usePixActions(orderId: string, refresh: () => Promise<void>) {
  const renewCode = useServerFn(payOrderFn);
  const check = useServerFn(checkPayment);
  const cancel = useServerFn(cancelOrderFn);
  const [busy, setBusy] = useState<Busy>(null);
  const [message, setMessage] = useState("");

  async function within(what: Busy, work: () => Promise<string>): Promise<void> {
    setBusy(what);
    setMessage("");
    try {
      const sentence = await work();
      await refresh();
      setMessage(sentence);
    } catch {
      setMessage("Não conseguimos falar com o servidor. Confira a internet e tente de novo.");
    } finally {
      setBusy(null);
    }
  }

  async function newCode(payLater: boolean): Promise<string> {
    const answer: Answer = await renewCode({ data: { orderId, payment: { method: FIRST_METHOD, payLater } } });
    if (!answer.ok) return sentenceOf(answer);
    return payLater ? "Pronto: este código vale 24 horas, e também foi para o seu e-mail." : "";
  }

  return {
    busy,
    message,
    renew: () => within("renewing", () => newCode(false)),
    payLater: () => within("postponing", () => newCode(true)),
    cancel: () =>
      within("cancelling", async () => {
        const answer = await cancel({ data: { orderId } });
        return answer.ok ? "" : (answer.fields?.form ?? cancelOrderMessages[answer.reason]);
      }),
    check: () =>
      within("checking", async () => {
        const answer: Answer = await check({ data: { orderId } });
        return answer.ok
          ? "O pagamento ainda não apareceu. Pode levar alguns segundos: esta página se atualiza automaticamente."
          : sentenceOf(answer);
      }),
  };
}

/** The request may also be refused before it reaches the use case. */
type Answer = Outcome<void, keyof typeof payOrderMessages>;
const sentenceOf = ({ reason, fields }: Refusal<keyof typeof payOrderMessages>): string =>
  fields?.form ?? payOrderMessages[reason];
