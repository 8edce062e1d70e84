import { useState } from "react";
import { brand } from "#kit/brand/brand.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Field } from "#ui/field.tsx";
import { FieldGroup } from "#ui/field-group.tsx";
import { formText } from "#ui/form-text.ts";
import { Form } from "#ui/form.tsx";
import { useForm } from "#ui/use-form.ts";
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
          ? `A equipe ${brand.of} analisa em até 5 dias. Se você tem conta, a decisão chega por e-mail.`
          : `A equipe ${brand.of} analisa. Quem você denuncia não fica sabendo quem denunciou.`
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
  const state = useForm(reportMessages, reportMessages.unavailable, { name: `denuncia-${kind}-${subjectId}` });
  const { mistakes } = state;

  async function send(typed: FormData) {
    if (!reason) return state.refuse({ motivo: "Escolha o que aconteceu." });
    const data = { kind, ref: subjectId, motivo: reason, palavras: formText(typed, "palavras") };
    if (await state.send(() => reportContentFn({ data }))) onDone();
  }

  return (
    <Form state={state} onSubmit={send} className="grid gap-4">
      <FieldGroup legend="O que há de errado?" error={mistakes.motivo} className="gap-0!">
        {reasonsFor(kind).map((one) => (
          <Radio key={one} name="motivo" value={one} checked={reason === one} onChange={() => setReason(one)}>
            {reasonWords[one]}
          </Radio>
        ))}
      </FieldGroup>
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
        <Button type="submit" variant="primary" loading={state.isBusy} loadingLabel="Enviando…">
          Enviar denúncia
        </Button>
      </div>
    </Form>
  );
}
