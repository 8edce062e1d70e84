import { useRouter } from "@tanstack/react-router";
import { type ReactNode, useId, useState } from "react";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Field } from "#ui/field.tsx";
import { Form } from "#ui/form.tsx";
import { useForm } from "#ui/use-form.ts";
import { favouriteMessages } from "../messages.ts";

type Answer = { ok: true } | { ok: false; reason: string; fields?: Record<string, string> };

type WordsDialogProps = {
  title: string;
  description?: string;
  label: string;
  name: string;
  before: string;
  send: (words: string) => Promise<Answer>;
  onClose: () => void;
  children: (field: { name: string; value: string; onChange: (event: { target: { value: string } }) => void }) => ReactNode;
};

/** One thing to write about something kept; what was typed stays when it is refused. */
export function WordsDialog({ title, description, label, name, before, send, onClose, children }: WordsDialogProps) {
  const router = useRouter();
  const formId = useId();
  const [words, setWords] = useState(before);
  const state = useForm(favouriteMessages, favouriteMessages.unavailable, {
    name: `guardado-${title}-${description ?? before}`,
    fieldOf: { name_taken: name },
  });

  async function submit() {
    if (!(await state.send(() => send(words)))) return;
    onClose();
    await router.invalidate({ sync: true });
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      description={description}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            Cancelar
          </Button>
          <Button type="submit" form={formId} variant="primary" loading={state.isBusy} loadingLabel="Salvando…">
            Salvar
          </Button>
        </>
      }
    >
      <Form id={formId} state={state} onSubmit={submit} className="grid gap-4">
        <Field label={label} error={state.mistakes[name]}>
          {children({ name, value: words, onChange: (event) => setWords(event.target.value) })}
        </Field>
      </Form>
    </Dialog>
  );
}
