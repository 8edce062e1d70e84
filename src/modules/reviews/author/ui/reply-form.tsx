import { useEffect, useRef, useState } from "react";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { Form } from "#ui/form.tsx";
import { useForm } from "#ui/use-form.ts";
import { Textarea } from "#ui/textarea.tsx";
import { replyToReviewFn } from "../../functions.ts";
import { replyMessages } from "../../messages.ts";
import { MAX_REPLY } from "../../rules/review-text.ts";

type ReplyFormProps = {
  reviewId: string;
  reviewer: string;
  before: string | null;
  onSaved: () => void;
  onCancel: () => void;
};

const FAILED = "Não conseguimos publicar agora. O que você escreveu continua aqui: tente de novo.";

/** The author's one answer, in place. */
export function ReplyForm({ reviewId, reviewer, before, onSaved, onCancel }: ReplyFormProps) {
  const [text, setText] = useState(before ?? "");
  const state = useForm(replyMessages, FAILED, { name: `resposta-${reviewId}` });
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => box.current?.focus(), []);

  async function send() {
    if (text.trim() === "") return state.refuse({ texto: "Escreva a resposta." });
    if (await state.send(() => replyToReviewFn({ data: { reviewId, texto: text } }))) onSaved();
  }

  return (
    <Form state={state} onSubmit={send} className="mt-3 grid gap-3">
      <Field
        label={`Sua resposta a ${reviewer}`}
        hint="Fica na página do material, para todo mundo ler. É uma só; dá para corrigir por 24 horas."
        error={state.mistakes.texto}
      >
        <Textarea
          ref={box}
          name="texto"
          rows={3}
          value={text}
          maxLength={MAX_REPLY}
          counted
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </Field>
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="ghost" onClick={onCancel}>
          Voltar
        </Button>
        <Button type="submit" variant="primary" loading={state.isBusy} loadingLabel="Publicando…">
          {before === null ? "Publicar resposta" : "Salvar resposta"}
        </Button>
      </div>
    </Form>
  );
}
