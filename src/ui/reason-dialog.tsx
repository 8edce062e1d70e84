import { type FormEvent, type ReactNode, useState } from "react";
import { useAskAgain } from "./ask-again.ts";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";
import { Field } from "./field.tsx";
import { formText } from "./form-text.ts";
import { Note } from "./note.tsx";
import { Textarea } from "./textarea.tsx";

export type ActAnswer = { ok: true; value?: unknown } | { ok: false; reason: string; fields?: Record<string, string> };

type ReasonDialogProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  /** What will happen, and to whom. */
  effect: string;
  confirmLabel: string;
  /** It takes something away: the button looks like it. */
  isDangerous?: boolean;
  hint?: string;
  /** A sentence for each refusal. */
  messages: Record<string, string>;
  /** What else the act needs to know, each field with its own sentence when it is wrong. */
  fields?: (mistakes: Record<string, string>) => ReactNode;
  /** Null when the person gave up half-way. */
  act: (motivo: string, form: FormData) => Promise<ActAnswer | null>;
  onDone: (answer: Extract<ActAnswer, { ok: true }>) => void;
};

const FAILED = "Não sabemos se isto foi feito. Atualize a página e confira antes de tentar de novo.";

/** Asks an admin why, and does it; what was written stays when the answer is no. */
export function ReasonDialog({ open, onClose, title, effect, ...form }: ReasonDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={title} description={effect}>
      {open && <ReasonForm onClose={onClose} {...form} />}
    </Dialog>
  );
}

function ReasonForm({
  onClose,
  confirmLabel,
  isDangerous = false,
  hint,
  messages,
  fields,
  act,
  onDone,
}: Omit<ReasonDialogProps, "open" | "title" | "effect">) {
  const askAgain = useAskAgain();
  const [isSending, setSending] = useState(false);
  const [mistakes, setMistakes] = useState<Record<string, string>>({});
  const [trouble, setTrouble] = useState<string | null>(null);

  async function send(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    setSending(true);
    setMistakes({});
    setTrouble(null);
    const answer = await askAgain(() => act(formText(form, "motivo"), form)).catch(() => ({
      ok: false as const,
      reason: "",
      fields: {},
    }));
    setSending(false);
    if (answer === null) return;
    if (answer.ok) return onDone(answer);
    const wrong: Record<string, string> = answer.fields ?? {};
    setMistakes(wrong);
    if (!Object.keys(wrong).some((field) => field !== "form")) setTrouble(messages[answer.reason] ?? wrong.form ?? FAILED);
  }

  return (
    <form onSubmit={(event) => void send(event)} noValidate className="grid gap-4">
      {trouble && (
        <Note tone="danger" role="alert">
          {trouble}
        </Note>
      )}
      {fields?.(mistakes)}
      <Field label="Motivo" hint={hint ?? "Fica no registro, com o seu nome e a hora."} error={mistakes.motivo}>
        <Textarea name="motivo" rows={3} maxLength={300} />
      </Field>
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="ghost" onClick={onClose}>
          Voltar
        </Button>
        <Button type="submit" variant={isDangerous ? "danger" : "primary"} loading={isSending} loadingLabel="Registrando…">
          {confirmLabel}
        </Button>
      </div>
    </form>
  );
}
