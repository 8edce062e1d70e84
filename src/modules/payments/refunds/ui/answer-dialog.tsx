import { useRouter } from "@tanstack/react-router";
import { type FormEvent, type ReactNode, useId, useState } from "react";
import { useAskAgain } from "#ui/ask-again.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Field } from "#ui/field.tsx";
import { Note } from "#ui/note.tsx";
import { Textarea } from "#ui/textarea.tsx";
import { refusalSentence } from "#ui/refusal-sentence.ts";

type Answer = { ok: true } | { ok: false; reason: string; fields?: Record<string, string> };
type AnswerDialogProps = {
  /** The button that opens it. */ label: string;
  variant?: "primary" | "soft" | "danger-outline";
  title: string;
  description: ReactNode;
  /** What the words are for. */ field: string;
  hint?: string;
  confirm: string;
  messages: Record<string, string>;
  send: (reason: string) => Promise<Answer>;
  /** What reads the order again; the page itself unless told. */ onDone?: (() => void) | undefined;
};

const FAILED = "Não conseguimos registrar agora. O que você escreveu continua aqui: tente de novo.";
const FAILED_ANSWER: Answer = { ok: false, reason: "" };

/** A decision that needs its reason in words. */
export function AnswerDialog(props: AnswerDialogProps) {
  const { label, variant = "soft", title, description, field, hint, confirm, messages, send, onDone } = props;
  const router = useRouter();
  const askAgain = useAskAgain();
  const formId = useId();
  const [isOpen, setOpen] = useState(false);
  const [isSending, setSending] = useState(false);
  const [reason, setReason] = useState("");
  const [errors, setErrors] = useState<Record<string, string>>({});

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (reason.trim() === "") return setErrors({ reason: "Diga o motivo." });
    setSending(true);
    setErrors({});
    const answer = await askAgain(() => send(reason)).catch(() => FAILED_ANSWER);
    setSending(false);
    if (answer === null) return;
    if (answer.ok) {
      setOpen(false);
      if (onDone) onDone();
      else await router.invalidate({ sync: true });
    } else setErrors(answer.fields ?? { form: refusalSentence(answer === FAILED_ANSWER ? null : answer, messages, FAILED) });
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
            <Button variant="primary" type="submit" form={formId} loading={isSending} loadingLabel="Registrando…">
              {confirm}
            </Button>
          </>
        }
      >
        <form id={formId} method="post" noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
          {errors.form && (
            <Note tone="danger" role="alert">
              {errors.form}
            </Note>
          )}
          <Field label={field} hint={hint} error={errors.reason ?? errors.note}>
            <Textarea
              name="reason"
              value={reason}
              maxLength={500}
              counted
              onChange={(event) => setReason(event.currentTarget.value)}
            />
          </Field>
        </form>
      </Dialog>
    </>
  );
}
