import { useEffect, useRef, useState } from "react";
import { useRefusalFocus } from "#ui/use-refusal-focus.ts";
import { saveApplicationFn, submitApplicationFn } from "../functions.ts";
import { APPLICATION_MESSAGES } from "../messages.ts";
import type { AnswerField, Answers } from "../rules/requirements.ts";

type Answer = { ok: boolean; reason?: keyof typeof APPLICATION_MESSAGES; fields?: Record<string, string> };
type Saving = "quieto" | "mudou" | "salvando" | "salvo" | "falhou";

const QUIET_MS = 1200;

/** What is being written: kept by itself a moment after each change, sent when asked, refused beside the field. */
export function useApplication(first: Answers, onSent: () => Promise<void>) {
  const [answers, setAnswers] = useState(first);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [saving, setSaving] = useState<Saving>("quieto");
  const [isSending, setSending] = useState(false);
  const [refusals, setRefusals] = useState(0);
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (saving !== "mudou") return;
    const timer = setTimeout(() => {
      setSaving("salvando");
      void ask(() => saveApplicationFn({ data: answers })).then((answer) =>
        // Something written meanwhile is kept by the next round.
        setSaving((now) => (now !== "salvando" ? now : answer.ok ? "salvo" : "falhou")),
      );
    }, QUIET_MS);
    return () => clearTimeout(timer);
  }, [answers, saving]);

  useRefusalFocus(form, refusals);

  function change(part: Partial<Answers>): void {
    setAnswers((now) => ({ ...now, ...part }));
    setSaving("mudou");
    const saved = Object.entries(errors).filter(([field]) => field !== "form" && !(field in part));
    if (saved.length < Object.keys(errors).length) setErrors(Object.fromEntries(saved));
  }

  async function send(): Promise<void> {
    setSaving("quieto");
    setSending(true);
    setErrors({});
    const answer = await ask(() => submitApplicationFn({ data: answers }));
    if (answer.ok) return onSent();
    setSending(false);
    setErrors({ form: APPLICATION_MESSAGES[answer.reason ?? "unavailable"], ...answer.fields });
    setRefusals((count) => count + 1);
  }

  const field = (name: AnswerField) => ({ value: String(answers[name]), error: errors[name] });
  return { answers, change, send, field, errors, saving, isSending, form };
}

export type ApplicationDraft = ReturnType<typeof useApplication>;

const ask = (call: () => Promise<Answer>): Promise<Answer> => call().catch(() => ({ ok: false, reason: "unavailable" as const }));
