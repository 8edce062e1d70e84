import { type FormEvent, useState } from "react";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { Note } from "#ui/note.tsx";
import { Textarea } from "#ui/textarea.tsx";
import { showToast } from "#ui/toast.tsx";
import { refusalSentence } from "#ui/refusal-sentence.ts";
import { addDisputeWords } from "../functions.ts";
import { wordsMessages } from "../messages.ts";

const MAX = 2_000;
const FAILED = "Não conseguimos guardar agora. O que você escreveu continua aqui: tente de novo.";

/** What the author writes for the bank to read. */
export function WordsForm({ orderId, onDone }: { orderId: string; onDone: () => void }) {
  const [words, setWords] = useState("");
  const [isSending, setSending] = useState(false);
  const [mistake, setMistake] = useState<string | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    setSending(true);
    setMistake(null);
    setTrouble(null);
    const answer = await addDisputeWords({ data: { orderId, palavras: words } }).catch(() => null);
    setSending(false);
    if (answer?.ok) {
      setWords("");
      showToast("Guardado na defesa.");
      return onDone();
    }
    const fields = answer && "fields" in answer ? (answer.fields as Record<string, string> | undefined) : undefined;
    if (fields?.palavras) return setMistake(fields.palavras);
    setTrouble(refusalSentence(answer, wordsMessages, FAILED));
  }

  return (
    <form onSubmit={(event) => void send(event)} noValidate className="grid gap-3">
      {trouble && (
        <Note tone="danger" role="alert">
          {trouble}
        </Note>
      )}
      <Field
        label="Escreva para a defesa"
        hint="Conversas com quem comprou, links públicos, o que mostra que a venda foi boa. O banco lê em português."
        error={mistake}
      >
        <Textarea
          name="palavras"
          rows={4}
          maxLength={MAX}
          counted
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
      </Field>
      <Button type="submit" variant="primary" className="justify-self-start" loading={isSending} loadingLabel="Guardando…">
        Juntar à defesa
      </Button>
    </form>
  );
}
