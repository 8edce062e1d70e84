import { useServerFn } from "@tanstack/react-start";
import { useState } from "react";
import type { Outcome, Refusal } from "#kit/outcome.ts";
import { checkPayment, payOrder } from "../functions.ts";
import { payOrderMessages } from "../messages.ts";

type Busy = "renewing" | "checking" | null;

/** The two things to press while waiting: another code, and "já paguei". */
export function usePixActions(orderId: string, refresh: () => Promise<void>) {
  const renewCode = useServerFn(payOrder);
  const check = useServerFn(checkPayment);
  const [busy, setBusy] = useState<Busy>(null);
  const [said, setSaid] = useState("");

  async function within(what: Busy, work: () => Promise<string>): Promise<void> {
    setBusy(what);
    setSaid("");
    try {
      const sentence = await work();
      await refresh();
      setSaid(sentence);
    } catch {
      setSaid("Não conseguimos falar com o servidor. Confira a internet e tente de novo.");
    } finally {
      setBusy(null);
    }
  }

  return {
    busy,
    said,
    renew: () =>
      within("renewing", async () => {
        const answer: Answer = await renewCode({ data: { orderId, payment: { method: "pix" } } });
        return answer.ok ? "" : sentenceOf(answer);
      }),
    check: () =>
      within("checking", async () => {
        const answer: Answer = await check({ data: { orderId } });
        return answer.ok
          ? "O pagamento ainda não apareceu. Pode levar alguns segundos: esta página muda sozinha."
          : sentenceOf(answer);
      }),
  };
}

/** The door may refuse too, before the verb is asked. */
type Answer = Outcome<void, keyof typeof payOrderMessages>;
const sentenceOf = ({ reason, fields }: Refusal<keyof typeof payOrderMessages>): string =>
  fields?.form ?? payOrderMessages[reason];
