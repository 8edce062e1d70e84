import { useServerFn } from "@tanstack/react-start";
import { useState } from "react";
import { requestCodeFn, signInWithCodeFn } from "#modules/accounts/functions.ts";
import { ACCOUNT_MESSAGES } from "#modules/accounts/messages.ts";
import { goOn } from "#modules/accounts/ui/leave-to.ts";

export type Refused = { reason: string; fields?: Record<string, string> };
type ShowRefusal = (answer: Refused, sentences: Record<string, string>) => void;

/** Signs in by code, within the purchase, the owner of an e-mail that has an account. */
export function useCodeEntry(show: ShowRefusal, reload: () => Promise<void>) {
  const askCode = useServerFn(requestCodeFn);
  const enter = useServerFn(signInWithCodeFn);
  const [sentTo, setSentTo] = useState<string | null>(null);

  async function send(email: string): Promise<void> {
    const sent = await askCode({ data: { email } });
    if (sent.ok) setSentTo(email);
    else show(sent, ACCOUNT_MESSAGES);
  }

  async function signIn(email: string, code: string): Promise<boolean> {
    const entered = await enter({ data: { email, code, pending: null } });
    if (entered.ok && entered.value.ticket !== null) {
      goOn(entered.value.ticket, location.pathname + location.search);
      return false;
    }
    if (entered.ok) {
      setSentTo(null);
      await reload();
      return true;
    }
    const wrong = { reason: entered.reason, fields: { code: ACCOUNT_MESSAGES.wrong_code } };
    show(entered.reason === "wrong_code" ? wrong : entered, ACCOUNT_MESSAGES);
    return false;
  }

  return { sentTo, send, signIn, forget: () => setSentTo(null) };
}
