import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { Textarea } from "#ui/textarea.tsx";
import { showToast } from "#ui/toast.tsx";
import { Form } from "#ui/form.tsx";
import { useForm } from "#ui/use-form.ts";
import { addDisputeWords } from "../functions.ts";
import { wordsMessages } from "../messages.ts";

const MAX = 2_000;
const FAILED = "Não conseguimos guardar agora. O que você escreveu continua aqui: tente de novo.";

/** The form that adds the author's text to the defence. */
export function WordsForm({ orderId, onDone }: { orderId: string; onDone: () => void }) {
  const [words, setWords] = useState("");
  const state = useForm(wordsMessages, FAILED, { name: `defesa-${orderId}` });

  async function send(): Promise<void> {
    if (!(await state.send(() => addDisputeWords({ data: { orderId, palavras: words } })))) return;
    setWords("");
    showToast("Guardado na defesa.");
    onDone();
  }

  return (
    <Form state={state} onSubmit={send} className="grid gap-3">
      <Field
        label="Escreva para a defesa"
        hint="Conversas com quem comprou, links públicos, o que mostra que a venda foi boa. O banco lê em português."
        error={state.mistakes.palavras}
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
      <Button type="submit" variant="primary" className="justify-self-start" loading={state.isBusy} loadingLabel="Guardando…">
        Adicionar à defesa
      </Button>
    </Form>
  );
}
