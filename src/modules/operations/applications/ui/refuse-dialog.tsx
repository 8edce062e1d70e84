import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Field } from "#ui/field.tsx";
import { Textarea } from "#ui/textarea.tsx";
import { Form } from "#ui/form.tsx";
import { ReadyAnswers } from "../../ready-answers/ui/ready-answers.tsx";
import { refuseApplicationAsAdmin } from "../functions.ts";
import type { OpenApplication } from "./facts.ts";
import { useApplicationAct } from "./use-application-act.ts";

type RefuseDialogProps = { open: boolean; application: OpenApplication; onClose: () => void; onChanged: () => Promise<void> };

/** No, with the words the applicant reads. */
export function RefuseDialog({ open, application, onClose, onChanged }: RefuseDialogProps) {
  const { state, act } = useApplicationAct(`recusar-${application.id}`, onChanged);

  const [motivo, setMotivo] = useState("");

  async function send() {
    const isDone = await act(
      () => refuseApplicationAsAdmin({ data: { applicationId: application.id, motivo } }),
      "Solicitação recusada.",
    );
    if (!isDone) return;
    setMotivo("");
    onClose();
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Recusar esta solicitação?"
      description="Quem pediu recebe o motivo por e-mail e pode pedir de novo depois do prazo. Os rascunhos continuam guardados."
    >
      <Form state={state} onSubmit={send} className="grid gap-4">
        <Field label="Motivo" error={state.mistakes.motivo} hint="Vai inteiro na mensagem: diga o que falta e sem rodeio.">
          <Textarea name="motivo" rows={4} maxLength={600} value={motivo} onChange={(event) => setMotivo(event.target.value)} />
        </Field>
        <ReadyAnswers place="solicitacao_recusa" text={motivo} onPick={setMotivo} />
        <div className="flex flex-wrap justify-end gap-2">
          <Button variant="ghost" onClick={onClose}>
            Voltar
          </Button>
          <Button type="submit" variant="primary" loading={state.isBusy} loadingLabel="Registrando…">
            Recusar solicitação
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
