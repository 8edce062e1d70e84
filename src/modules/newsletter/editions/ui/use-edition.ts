import { useEffect, useRef, useState } from "react";
import { saveEditionFn } from "../functions.ts";
import { editionMessages } from "../messages.ts";
import type { EditionField, EditionForm } from "../rules/edition.ts";
import type { EditionDraft } from "../schema.ts";

export type Mistakes = Partial<Record<EditionField | "sendAt", string>>;
type Answer = { ok: boolean; reason?: string; fields?: Record<string, string> } | null;

/** What is being written, kept when asked; nothing typed is lost by a refusal. */
export function useEdition(draft: EditionDraft) {
  const [form, setForm] = useState<EditionForm>(draft.form);
  const [saved, setSaved] = useState<EditionForm>(draft.form);
  const [mistakes, setMistakes] = useState<Mistakes>({});
  const [trouble, setTrouble] = useState<string | null>(null);
  const revision = useRef(draft.revision);
  const isDirty = form !== saved;

  function change(part: Partial<EditionForm>) {
    setForm((before) => ({ ...before, ...part }));
    setMistakes((before) => Object.fromEntries(Object.entries(before).filter(([name]) => !(name in part))));
  }

  /** Shows what an answer refused; true when it refused nothing. */
  function hear(answer: Answer): boolean {
    const messages: Record<string, string> = editionMessages;
    setTrouble(answer?.ok ? null : (messages[answer?.reason ?? "unavailable"] ?? editionMessages.unavailable));
    const fields = Object.entries(answer?.fields ?? {}).map(([name, words]) => [name.replace(/^form\./, ""), words]);
    setMistakes(Object.fromEntries(fields) as Mistakes);
    return answer?.ok === true;
  }

  async function save(): Promise<boolean> {
    if (!isDirty) return true;
    const sent = form;
    const answer = await saveEditionFn({ data: { editionId: draft.id, revision: revision.current, form: sent } }).catch(
      () => null,
    );
    if (answer?.ok) {
      revision.current = answer.value.revision;
      setSaved(sent);
    }
    return hear(answer);
  }

  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [isDirty]);

  return { form, change, mistakes, trouble, hear, save, isDirty, revision };
}
