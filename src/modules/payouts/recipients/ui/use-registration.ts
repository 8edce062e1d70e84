import { useEffect, useRef, useState } from "react";
import { useForm } from "#ui/use-form.ts";
import { becomeRecipientFn, saveRegistrationFn } from "../functions.ts";
import { recipientMessages } from "../messages.ts";
import type { PaymentsPage } from "../payments-page.ts";
import type { RegistrationField, RegistrationForm } from "../rules.ts";

const AUTOSAVE_MS = 1_500;

/** The registration form: saved automatically a moment after each change, sent once, with errors beside the fields. */
export function useRegistration(page: PaymentsPage["registration"], onSent: () => void) {
  const { form: problem, ...problems } = page.problems;
  const [form, setForm] = useState<RegistrationForm>(page.form);
  const state = useForm(recipientMessages, recipientMessages.unavailable, {
    name: "cadastro-de-recebedor",
    savesItself: true,
    initial: { mistakes: problems, trouble: problem ?? null },
  });
  const { isBusy } = state;
  const [saved, setSaved] = useState<"igual" | "mudou" | "guardado" | "falhou">("igual");
  const latest = useRef(page.form);

  function change(field: RegistrationField, value: string): void {
    latest.current = { ...latest.current, [field]: value };
    setForm(latest.current);
    setSaved("mudou");
    state.forgive(field);
  }

  useEffect(() => {
    if (saved !== "mudou" || isBusy) return;
    const timer = setTimeout(() => {
      const sent = latest.current;
      void saveRegistrationFn({ data: { form: sent } }).then(
        (answer) => setSaved((now) => (latest.current !== sent ? now : answer.ok ? "guardado" : "falhou")),
        () => setSaved("falhou"),
      );
    }, AUTOSAVE_MS);
    return () => clearTimeout(timer);
  }, [saved, form, isBusy]);

  async function send() {
    const sent = await state.send(async () => {
      const answer = await becomeRecipientFn({ data: { form: latest.current } });
      // It is already being sent: the page shows its state.
      if (!answer.ok && (answer.reason === "sending" || answer.reason === "already")) onSent();
      return answer;
    });
    if (sent) onSent();
  }

  return { form, change, mistakes: state.mistakes, state, saved, send };
}

export type Registration = ReturnType<typeof useRegistration>;
