import { useState } from "react";
import { brand } from "#kit/brand/brand.ts";
import { firstName } from "#kit/person-name.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { Form } from "#ui/form.tsx";
import { Note } from "#ui/note.tsx";
import { Textarea } from "#ui/textarea.tsx";
import { useForm } from "#ui/use-form.ts";
import { askQuestionFn } from "../functions.ts";
import { askMessages } from "../messages.ts";
import { QUESTION_MAX } from "../rules.ts";
import type { QuestionFacts } from "../schema.ts";

const focusOnce = (field: HTMLTextAreaElement | null) => field?.focus();

type AskFormProps = {
  product: { id: number; authorName: string };
  askerName: string;
  onClose: () => void;
  onRequested: (question: QuestionFacts) => void;
};

/** Asks the author; what was typed stays when the answer is no. */
export function AskForm({ product, askerName, onClose, onRequested }: AskFormProps) {
  const [text, setText] = useState("");
  const state = useForm(askMessages, askMessages.unavailable, { name: `pergunta-${product.id}` });
  const [done, setDone] = useState<"publicada" | "retida" | null>(null);

  async function send() {
    const outcome = await state.send(() => askQuestionFn({ data: { productId: product.id, pergunta: text } }));
    if (!outcome) return;
    setDone(outcome.value.isHeld ? "retida" : "publicada");
    if (!outcome.value.isHeld) onRequested(requested(outcome.value.questionId, text, askerName));
  }

  if (done)
    return (
      <output className="my-4 block">
        <Note tone={done === "publicada" ? "positive" : "info"}>
          {done === "publicada"
            ? `Sua pergunta está na página. Avisamos por e-mail quando ${product.authorName} responder.`
            : `Recebemos sua pergunta. Antes de aparecer aqui, a equipe ${brand.of} analisa: ela parece ter um contato, um link ou uma palavra que ofende.`}
        </Note>
      </output>
    );
  return (
    <Form state={state} onSubmit={send} className="my-4 grid gap-3">
      <Field
        label={`Sua pergunta para ${product.authorName}`}
        hint="Aparece na página com o seu primeiro nome. Não escreva links, e-mails nem telefones."
        error={state.mistakes.pergunta}
      >
        <Textarea
          name="pergunta"
          rows={3}
          maxLength={QUESTION_MAX}
          counted
          ref={focusOnce}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" loading={state.isBusy} loadingLabel="Enviando…">
          Enviar pergunta
        </Button>
        <Button variant="ghost" onClick={onClose}>
          Cancelar
        </Button>
      </div>
    </Form>
  );
}

const requested = (id: string, text: string, name: string): QuestionFacts => ({
  id,
  body: text.trim(),
  askerName: firstName(name),
  requestedAt: new Date().toISOString(),
  answer: null,
});
