import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { Form } from "#ui/form.tsx";
import { formText } from "#ui/form-text.ts";
import { Textarea } from "#ui/textarea.tsx";
import { useForm } from "#ui/use-form.ts";
import { writeThanksFn } from "../functions.ts";
import { STORE_MESSAGES } from "../messages.ts";

const LONGEST = 300;

/** What the store says to who reviews one of its products. */
export function ThanksForm({ words, onDone }: { words: string; onDone: () => Promise<void> }) {
  const [isSaved, setSaved] = useState(false);
  const state = useForm(STORE_MESSAGES, STORE_MESSAGES.unavailable, { name: "agradecimento" });

  async function save(typed: FormData) {
    setSaved(false);
    if (!(await state.send(() => writeThanksFn({ data: { words: formText(typed, "words") } })))) return;
    setSaved(true);
    await onDone();
  }

  return (
    <Form state={state} onSubmit={save} className="grid gap-4">
      <Field
        label="Agradecimento a quem avalia"
        optional
        error={state.mistakes.words}
        hint="Aparece só para a pessoa, depois que ela avalia um material seu, qualquer que seja a nota. Sem contatos nem links."
      >
        <Textarea name="words" rows={3} maxLength={LONGEST} counted defaultValue={words} />
      </Field>
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" loading={state.isBusy} loadingLabel="Guardando…">
          Salvar agradecimento
        </Button>
        <output className="text-sm text-muted empty:hidden">{isSaved && "Guardado."}</output>
      </div>
    </Form>
  );
}
