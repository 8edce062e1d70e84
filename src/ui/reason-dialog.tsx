import { useLocation } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useAskAgain } from "./ask-again.ts";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";
import { Field } from "./field.tsx";
import { formText } from "./form-text.ts";
import { Form } from "./form.tsx";
import { useForm } from "./use-form.ts";
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

const FAILED = "Não sabemos se isto foi feito. Confira em outra aba antes de tentar de novo: o que você escreveu continua aqui.";

/** Asks an admin why, and does it; what was written stays when the answer is no. */
export function ReasonDialog({ open, onClose, title, effect, ...form }: ReasonDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={title} description={effect}>
      {open && <ReasonForm asked={title} onClose={onClose} {...form} />}
    </Dialog>
  );
}

function ReasonForm({
  asked,
  onClose,
  confirmLabel,
  isDangerous = false,
  hint,
  messages,
  fields,
  act,
  onDone,
}: Omit<ReasonDialogProps, "open" | "title" | "effect"> & { asked: string }) {
  const askAgain = useAskAgain();
  const place = useLocation({ select: ({ pathname, searchStr }) => pathname + searchStr });
  const state = useForm(messages, FAILED, { name: `motivo-${asked}-${place}` });

  async function send(typed: FormData): Promise<void> {
    const done = await state.send(() => askAgain(() => act(formText(typed, "motivo"), typed)));
    if (done) onDone(done);
  }

  return (
    <Form state={state} onSubmit={send} className="grid gap-4">
      {fields?.(state.mistakes)}
      <Field label="Motivo" hint={hint ?? "Fica no registro, com o seu nome e a hora."} error={state.mistakes.motivo}>
        <Textarea name="motivo" rows={3} maxLength={300} />
      </Field>
      <div className="flex flex-wrap justify-end gap-2">
        <Button
          variant="ghost"
          onClick={() => {
            state.forget();
            onClose();
          }}
        >
          Voltar
        </Button>
        <Button type="submit" variant={isDangerous ? "danger" : "primary"} loading={state.isBusy} loadingLabel="Registrando…">
          {confirmLabel}
        </Button>
      </div>
    </Form>
  );
}
