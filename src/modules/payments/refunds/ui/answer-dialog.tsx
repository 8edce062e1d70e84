import { useLocation, useRouter } from "@tanstack/react-router";
import { type ReactNode, useId, useState } from "react";
import { useAskAgain } from "#ui/ask-again.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Field } from "#ui/field.tsx";
import { Form } from "#ui/form.tsx";
import { useForm } from "#ui/use-form.ts";
import { Textarea } from "#ui/textarea.tsx";

type Answer = { ok: true; value?: unknown } | { ok: false; reason: string; fields?: Record<string, string> };
type AnswerDialogProps = {
  /** Label of the button that opens it. */ label: string;
  variant?: "primary" | "soft" | "danger-outline";
  title: string;
  description: ReactNode;
  /** Label of the text field. */ field: string;
  hint?: string;
  confirm: string;
  messages: Record<string, string>;
  /** Null when the person gave up half-way. */ send: (reason: string) => Promise<Answer | null>;
  /** Reloads the order; the route is invalidated when absent. */
  onDone?: ((answer: Extract<Answer, { ok: true }>) => void) | undefined;
};

const FAILED = "Não conseguimos registrar agora. O que você escreveu continua aqui: tente de novo.";

/** A button and a dialog for a decision that requires a written reason. */
export function AnswerDialog(props: AnswerDialogProps) {
  const { label, variant = "soft", title, description, field, hint, confirm, messages, send, onDone } = props;
  const router = useRouter();
  const askAgain = useAskAgain();
  const formId = useId();
  const [isOpen, setOpen] = useState(false);
  const place = useLocation({ select: ({ pathname, searchStr }) => pathname + searchStr });
  const state = useForm(messages, FAILED, { name: `decisao-${title}-${place}`, nameOf: () => "reason" });
  const [reason, setReason] = useState("");

  async function submit(): Promise<void> {
    if (reason.trim() === "") return state.refuse({ reason: "Diga o motivo." });
    const done = await state.send(() => askAgain(() => send(reason)));
    if (!done) return;
    setOpen(false);
    if (onDone) onDone(done);
    else await router.invalidate({ sync: true });
  }

  return (
    <>
      <Button variant={variant} size="sm" onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={title}
        description={description}
        actions={
          <>
            <Button variant="ghost" onClick={() => setOpen(false)}>
              Voltar
            </Button>
            <Button variant="primary" type="submit" form={formId} loading={state.isBusy} loadingLabel="Registrando…">
              {confirm}
            </Button>
          </>
        }
      >
        <Form state={state} id={formId} onSubmit={submit} className="grid gap-4">
          <Field label={field} hint={hint} error={state.mistakes.reason}>
            <Textarea
              name="reason"
              value={reason}
              maxLength={500}
              counted
              onChange={(event) => setReason(event.currentTarget.value)}
            />
          </Field>
        </Form>
      </Dialog>
    </>
  );
}
