import { formatDate } from "#kit/date-format.ts";
import { listOf } from "#kit/format.ts";
import { appealSuspensionFn } from "#modules/accounts/suspension/functions.ts";
import { appealMessages } from "#modules/accounts/suspension/messages.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { formText } from "#ui/form-text.ts";
import { Note } from "#ui/note.tsx";
import { Textarea } from "#ui/textarea.tsx";
import { showToast } from "#ui/toast.tsx";
import { Form } from "#ui/form.tsx";
import { useForm } from "#ui/use-form.ts";
import type { PrivacyFacts } from "../schema.ts";

type Suspension = NonNullable<PrivacyFacts["suspension"]>;
type SuspensionNoteProps = { suspension: Suspension; onChanged: () => void };

/** What is suspended and why, what is not, and the way to somebody who reads an appeal. */
export function SuspensionNote({ suspension: { from, contact, standing }, onChanged }: SuspensionNoteProps) {
  return (
    <Note
      tone="warning"
      title={`Sua conta não pode ${listOf(from)} agora.`}
      action={
        standing && !standing.appealedAt ? (
          <AppealForm onChanged={onChanged} />
        ) : (
          <a className="link" href={`mailto:${contact}`}>
            Falar com a nossa equipe
          </a>
        )
      }
    >
      {standing && (
        <span className="mb-2 block wrap-anywhere">
          Desde {formatDate(standing.startedAt)}. Motivo: {standing.reason}
        </span>
      )}
      O que você comprou continua na Biblioteca, suas vendas continuam visíveis, e a cópia dos dados e a exclusão funcionam como
      sempre.
      {standing?.appealedAt && (
        <span className="mt-2 block wrap-anywhere">
          {standing.answer
            ? `Revimos o seu pedido: ${standing.answer}`
            : `Você pediu revisão em ${formatDate(standing.appealedAt)}. Nossa equipe lê e responde por e-mail em até dois dias úteis.`}
        </span>
      )}
    </Note>
  );
}

function AppealForm({ onChanged }: { onChanged: () => void }) {
  const state = useForm(appealMessages, appealMessages.unavailable, { name: "recurso", nameOf: () => "recurso" });

  async function send(typed: FormData): Promise<void> {
    if (!(await state.send(() => appealSuspensionFn({ data: { words: formText(typed, "recurso") } })))) return;
    showToast("Pedido de revisão enviado");
    onChanged();
  }

  return (
    <Form state={state} onSubmit={send} className="grid justify-items-start gap-3">
      <Field
        label="Pedir revisão"
        hint="Conte o que houve. Cada suspensão pode ser revista uma vez."
        error={state.mistakes.recurso}
        className="w-full"
      >
        <Textarea name="recurso" rows={4} maxLength={1000} />
      </Field>
      <Button type="submit" size="sm" loading={state.isBusy} loadingLabel="Enviando…">
        Pedir revisão
      </Button>
    </Form>
  );
}
