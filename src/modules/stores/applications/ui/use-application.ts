import { useEffect, useState } from "react";
import { useForm } from "#ui/use-form.ts";
import { saveApplicationFn, submitApplicationFn } from "../functions.ts";
import { APPLICATION_MESSAGES } from "../messages.ts";
import type { Answers } from "../rules/requirements.ts";

type Saving = "quieto" | "mudou" | "salvando" | "salvo" | "falhou";

const QUIET_MS = 1200;

/** What is being written: kept by itself a moment after each change, sent when asked, refused beside the field. */
export function useApplication(first: Answers, onSent: () => Promise<void>) {
  const [answers, setAnswers] = useState(first);
  const form = useForm(APPLICATION_MESSAGES, APPLICATION_MESSAGES.unavailable);
  const [saving, setSaving] = useState<Saving>("quieto");

  useEffect(() => {
    if (saving !== "mudou") return;
    const timer = setTimeout(() => {
      setSaving("salvando");
      // Something written meanwhile is kept by the next round.
      const settle = (isSaved: boolean) => setSaving((now) => (now !== "salvando" ? now : isSaved ? "salvo" : "falhou"));
      void saveApplicationFn({ data: answers }).then(
        (answer) => settle(answer.ok),
        () => settle(false),
      );
    }, QUIET_MS);
    return () => clearTimeout(timer);
  }, [answers, saving]);

  function change(part: Partial<Answers>): void {
    setAnswers((now) => ({ ...now, ...part }));
    setSaving("mudou");
    form.forgive(...Object.keys(part), ...Object.keys(part.extra ?? {}).map((key) => `extra.${key}`));
  }

  async function send(): Promise<void> {
    setSaving("quieto");
    const submit = async () => {
      const answer = await submitApplicationFn({ data: answers });
      if (answer.ok) return answer;
      // What is missing is said beside the fields; why it was not sent, before them.
      return { ...answer, fields: { form: APPLICATION_MESSAGES[answer.reason], ...answer.fields } };
    };
    if (await form.send(submit, { leaves: true })) await onSent();
  }

  return { answers, change, send, errors: form.mistakes, saving, form };
}

export type ApplicationDraft = ReturnType<typeof useApplication>;
