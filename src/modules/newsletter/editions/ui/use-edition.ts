import { useEffect, useRef, useState } from "react";
import { useForm } from "#ui/use-form.ts";
import { saveEditionFn } from "../functions.ts";
import { editionMessages } from "../messages.ts";
import type { EditionForm } from "../rules/edition.ts";
import type { EditionDraft } from "../schema.ts";

/** What is being written, kept when asked; nothing typed is lost by a refusal. */
export function useEdition(draft: EditionDraft) {
  const [form, setForm] = useState<EditionForm>(draft.form);
  const [saved, setSaved] = useState<EditionForm>(draft.form);
  const state = useForm(editionMessages, editionMessages.unavailable, {
    name: `edicao-${draft.id}`,
  });
  const revision = useRef(draft.revision);
  const isDirty = form !== saved;

  function change(part: Partial<EditionForm>) {
    setForm((before) => ({ ...before, ...part }));
    state.forgive(...Object.keys(part));
  }

  async function save(): Promise<boolean> {
    if (!isDirty) return true;
    const sent = form;
    const answer = await state.send(() =>
      saveEditionFn({ data: { editionId: draft.id, revision: revision.current, form: sent } }),
    );
    if (!answer) return false;
    revision.current = answer.value.revision;
    setSaved(sent);
    return true;
  }

  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [isDirty]);

  return { form, change, state, save, isDirty, revision };
}
