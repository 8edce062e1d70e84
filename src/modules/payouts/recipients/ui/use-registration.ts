import { useCallback, useEffect, useRef, useState } from "react";
import { becomeRecipientFn, saveRegistrationFn } from "../functions.ts";
import { recipientMessages } from "../messages.ts";
import type { PaymentsPage } from "../payments-page.ts";
import type { RegistrationField, RegistrationForm } from "../rules.ts";

const AUTOSAVE_MS = 1_500;

type Refused = { ok: false; reason: keyof typeof recipientMessages; fields?: Record<string, string> };

/** The form to become a recipient: kept by itself a moment after each change, sent once, refused beside its fields. */
export function useRegistration(page: PaymentsPage["registration"], onSent: () => void) {
  const { form: problem, ...problems } = page.problems;
  const [form, setForm] = useState<RegistrationForm>(page.form);
  const [mistakes, setMistakes] = useState<Record<string, string>>(problems);
  const [trouble, setTrouble] = useState<string | null>(problem ?? null);
  const [refusals, setRefusals] = useState(0);
  const [isSending, setSending] = useState(false);
  const [saved, setSaved] = useState<"igual" | "mudou" | "guardado" | "falhou">("igual");
  const latest = useRef(page.form);

  const change = useCallback((field: RegistrationField, value: string) => {
    latest.current = { ...latest.current, [field]: value };
    setForm(latest.current);
    setSaved("mudou");
    setMistakes((before) => (before[field] ? { ...before, [field]: "" } : before));
  }, []);

  useEffect(() => {
    if (saved !== "mudou" || isSending) return;
    const timer = setTimeout(() => {
      const sent = latest.current;
      void saveRegistrationFn({ data: { form: sent } }).then(
        (answer) => setSaved((now) => (latest.current !== sent ? now : answer.ok ? "guardado" : "falhou")),
        () => setSaved("falhou"),
      );
    }, AUTOSAVE_MS);
    return () => clearTimeout(timer);
  }, [saved, form, isSending]);

  async function send() {
    setSending(true);
    setTrouble(null);
    const answer = await becomeRecipientFn({ data: { form: latest.current } }).catch((): Refused => ({
      ok: false,
      reason: "unavailable",
    }));
    setSending(false);
    if (answer.ok) return onSent();
    const { form: whole, ...byField } = answer.fields ?? {};
    const named = Object.fromEntries(Object.entries(byField).map(([name, said]) => [name.replace(/^form\./, ""), said]));
    setMistakes(named);
    setTrouble(whole ?? (Object.keys(named).length > 0 ? null : recipientMessages[answer.reason]));
    setRefusals((count) => count + 1);
    if (answer.reason === "sending" || answer.reason === "already") onSent();
  }

  return { form, change, mistakes, trouble, refusals, isSending, saved, send };
}

export type Registration = ReturnType<typeof useRegistration>;
