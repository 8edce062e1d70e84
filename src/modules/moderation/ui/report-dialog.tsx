import { type FormEvent, useState } from "react";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Field } from "#ui/field.tsx";
import { refusalSentence } from "#ui/refusal-sentence.ts";
import { formText } from "#ui/form-text.ts";
import { Note } from "#ui/note.tsx";
import { Radio } from "#ui/radio.tsx";
import { Textarea } from "#ui/textarea.tsx";
import { reportContentFn } from "../functions.ts";
import { kindWords, reasonWords, reportMessages } from "../messages.ts";
import { type ReportKind, type ReportReason, reasonsFor } from "../rules.ts";

type ReportDialogProps = { open: boolean; onClose: () => void; kind: ReportKind; subjectId: string };

/** What is wrong, in a choice and a few words; what was written stays when the answer is no. */
export function ReportDialog({ open, onClose, kind, subjectId }: ReportDialogProps) {
  const [isDone, setDone] = useState(false);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={isDone ? "Denúncia registrada" : kindWords[kind].title}
      description={
        isDone
          ? "Uma pessoa da Autoria vai olhar em até 5 dias. Se você tem conta, a decisão chega por e-mail."
          : "Uma pessoa da Autoria lê. Quem você denuncia não fica sabendo quem denunciou."
      }
    >
      {isDone ? (
        <div className="flex justify-end">
          <Button variant="primary" onClick={onClose}>
            Fechar
          </Button>
        </div>
      ) : (
        <ReportForm kind={kind} subjectId={subjectId} onClose={onClose} onDone={() => setDone(true)} />
      )}
    </Dialog>
  );
}

type ReportFormProps = { kind: ReportKind; subjectId: string; onClose: () => void; onDone: () => void };

function ReportForm({ kind, subjectId, onClose, onDone }: ReportFormProps) {
  const [reason, setReason] = useState<ReportReason | null>(null);
  const [isSending, setSending] = useState(false);
  const [mistakes, setMistakes] = useState<Record<string, string>>({});
  const [trouble, setTrouble] = useState<string | null>(null);

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setTrouble(null);
    if (!reason) return setMistakes({ motivo: "Escolha o que aconteceu." });
    const palavras = formText(new FormData(event.currentTarget), "palavras");
    setSending(true);
    const answer = await reportContentFn({ data: { kind, ref: subjectId, motivo: reason, palavras } }).catch(() => null);
    setSending(false);
    if (answer?.ok) return onDone();
    setMistakes(answer?.fields ?? {});
    if (!answer?.fields || answer.fields.form) setTrouble(refusalSentence(answer, reportMessages, reportMessages.unavailable));
  }

  return (
    <form onSubmit={(event) => void send(event)} noValidate className="grid gap-4">
      {trouble && (
        <Note tone="danger" role="alert">
          {trouble}
        </Note>
      )}
      <fieldset>
        <legend className="text-xs font-semibold">O que há de errado?</legend>
        <div className="mt-1 grid">
          {reasonsFor(kind).map((one) => (
            <Radio key={one} name="motivo" value={one} checked={reason === one} onChange={() => setReason(one)}>
              {reasonWords[one]}
            </Radio>
          ))}
        </div>
        {mistakes.motivo && (
          <p role="alert" className="mt-1 text-2xs font-medium text-danger">
            {mistakes.motivo}
          </p>
        )}
      </fieldset>
      <Field
        label="Conte mais"
        optional={reason !== "outro"}
        hint={reason === "direitos" ? "Diga de quem é o trabalho e onde ele pode ser visto." : undefined}
        error={mistakes.palavras}
      >
        <Textarea name="palavras" rows={3} maxLength={1000} />
      </Field>
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="ghost" onClick={onClose}>
          Voltar
        </Button>
        <Button type="submit" variant="primary" loading={isSending} loadingLabel="Enviando…">
          Enviar denúncia
        </Button>
      </div>
    </form>
  );
}
