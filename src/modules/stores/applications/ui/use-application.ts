import { useEffect, useRef, useState } from "react";
import { useForm } from "#ui/use-form.ts";
import { saveApplicationFn, submitApplicationFn } from "../functions.ts";
import { APPLICATION_MESSAGES } from "../messages.ts";
import type { Answers } from "../rules/requirements.ts";

type Saving = "quieto" | "mudou" | "salvando" | "salvo" | "falhou";

const QUIET_MS = 1200;

/** `asked`: the keys of what is asked. `reread`: reads the page anew. */
type Options = { keys: readonly string[]; reread: () => Promise<void>; onSent: () => Promise<void> };

/** What is being written: kept by itself a moment after each change, sent when asked, refused beside the field. */
export function useApplication(first: Answers, { keys, reread, onSent }: Options) {
  const [answers, setAnswers] = useState(first);
  const form = useForm(APPLICATION_MESSAGES, APPLICATION_MESSAGES.unavailable, { name: "solicitacao", savesItself: true });
  const [saving, setSaving] = useState<Saving>("quieto");
  const isRefused = form.trouble !== null || Object.keys(form.mistakes).length > 0;
  const drawn = useRef(keys.join(" "));

  // The list changed while this was being written, and its new fields come after what is said of them.
  useEffect(() => {
    const now = keys.join(" ");
    if (drawn.current === now) return;
    drawn.current = now;
    if (isRefused) form.pointOut();
  });

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
    // The form itself forgives the fields that are called as their answers.
    form.forgive(...Object.keys(part));
  }

  async function send(): Promise<void> {
    setSaving("quieto");
    const submit = async () => {
      const answer = await submitApplicationFn({ data: answers });
      if (answer.ok) return answer;
      // What is asked may be newer than this page: its fields are here before what is said beside them.
      if (answer.reason === "incomplete") await reread().catch(() => undefined);
      // What is missing is said beside the fields; why it was not sent, before them.
      return { ...answer, fields: { form: APPLICATION_MESSAGES[answer.reason], ...answer.fields } };
    };
    if (await form.send(submit, { leaves: true })) await onSent();
    // Nothing of what was refused was kept.
    else setSaving("mudou");
  }

  return { answers, change, send, errors: form.mistakes, isRefused, saving, form };
}

export type ApplicationDraft = ReturnType<typeof useApplication>;
