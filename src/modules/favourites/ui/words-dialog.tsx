import { useRouter } from "@tanstack/react-router";
import { type FormEvent, type ReactNode, useId, useState } from "react";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Field } from "#ui/field.tsx";
import { readReason } from "./read-reason.ts";

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
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    const answer = await send(words).catch(() => null);
    setBusy(false);
    if (!answer?.ok) return setError(answer?.fields?.[name] ?? readReason(answer?.reason ?? "unavailable"));
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
          <Button type="submit" form={formId} variant="primary" loading={isBusy} loadingLabel="Salvando…">
            Salvar
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={(event) => void submit(event)} noValidate>
        <Field label={label} error={error}>
          {children({ name, value: words, onChange: (event) => setWords(event.target.value) })}
        </Field>
      </form>
    </Dialog>
  );
}
