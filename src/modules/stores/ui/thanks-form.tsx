import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { formText } from "#ui/form-text.ts";
import { Note } from "#ui/note.tsx";
import { Textarea } from "#ui/textarea.tsx";
import { writeThanksFn } from "../functions.ts";
import { useRefusable } from "./use-refusable.ts";

const LONGEST = 300;

/** What the store says to who reviews one of its products. */
export function ThanksForm({ words, onDone }: { words: string; onDone: () => Promise<void> }) {
  const [isSaved, setSaved] = useState(false);
  const { isBusy, errors, ask } = useRefusable(async () => {
    setSaved(true);
    await onDone();
  });
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        const typed = formText(new FormData(event.currentTarget), "words");
        setSaved(false);
        if (!isBusy) void ask(() => writeThanksFn({ data: { words: typed } }));
      }}
    >
      {errors.form && (
        <Note tone="danger" role="alert">
          {errors.form}
        </Note>
      )}
      <Field
        label="Agradecimento a quem avalia"
        optional
        error={errors.words}
        hint="Aparece só para a pessoa, depois que ela avalia um material seu, qualquer que seja a nota. Sem contatos nem links."
      >
        <Textarea name="words" rows={3} maxLength={LONGEST} counted defaultValue={words} />
      </Field>
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" loading={isBusy} loadingLabel="Guardando…">
          Salvar agradecimento
        </Button>
        <output className="text-sm text-muted empty:hidden">{isSaved && "Guardado."}</output>
      </div>
    </form>
  );
}
