import { type FormEvent, useState } from "react";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Field } from "#ui/field.tsx";
import { formText } from "#ui/form-text.ts";
import { Note } from "#ui/note.tsx";
import { Textarea } from "#ui/textarea.tsx";
import { decideMessages } from "../messages.ts";

type Answer = { ok: true } | { ok: false; reason: string; fields?: Record<string, string> };
export type Asked = { title: string; effect: string; label: string; act: (motivo: string) => Promise<Answer> };

const FAILED = "Não conseguimos registrar agora. Nada mudou: tente de novo.";

/** Asks why, and decides; what was written stays when the answer is no. */
export function DecisionDialog({ asked, onClose, onDone }: { asked: Asked; onClose: () => void; onDone: () => void }) {
  const [isSending, setSending] = useState(false);
  const [mistake, setMistake] = useState<string | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);

  async function decide(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const motivo = formText(new FormData(event.currentTarget), "motivo");
    setSending(true);
    setMistake(null);
    setTrouble(null);
    const answer = await asked.act(motivo).catch(() => null);
    setSending(false);
    if (answer?.ok) return onDone();
    if (answer?.fields?.motivo) return setMistake(answer.fields.motivo);
    setTrouble((answer && decideMessages[answer.reason as keyof typeof decideMessages]) ?? FAILED);
  }

  return (
    <Dialog open onClose={onClose} title={asked.title} description={asked.effect}>
      <form onSubmit={(event) => void decide(event)} noValidate className="grid gap-4">
        {trouble && (
          <Note tone="danger" role="alert">
            {trouble}
          </Note>
        )}
        <Field label="Motivo" hint="Vai na carta e fica no registro, com o seu nome e a hora." error={mistake}>
          <Textarea name="motivo" rows={3} maxLength={300} />
        </Field>
        <div className="flex flex-wrap justify-end gap-2">
          <Button variant="ghost" onClick={onClose}>
            Voltar
          </Button>
          <Button type="submit" variant="primary" loading={isSending} loadingLabel="Registrando…">
            {asked.label}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
