import { type FormEvent, useEffect, useRef, useState } from "react";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { Note } from "#ui/note.tsx";
import { Textarea } from "#ui/textarea.tsx";
import { refusalSentence } from "#ui/refusal-sentence.ts";
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
const messages: Record<string, string> = replyMessages;

/** The author's one answer, in place. */
export function ReplyForm({ reviewId, reviewer, before, onSaved, onCancel }: ReplyFormProps) {
  const [text, setText] = useState(before ?? "");
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [isSending, setSending] = useState(false);
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => box.current?.focus(), []);

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (text.trim() === "") return setErrors({ texto: "Escreva a resposta." });
    setSending(true);
    setErrors({});
    const answer = await replyToReviewFn({ data: { reviewId, texto: text } }).catch(() => null);
    setSending(false);
    if (answer?.ok) return onSaved();
    setErrors(answer?.fields ?? { form: refusalSentence(answer, messages, FAILED) });
  }

  return (
    <form method="post" noValidate onSubmit={(event) => void send(event)} className="mt-3 grid gap-3">
      {errors.form && (
        <Note tone="danger" role="alert">
          {errors.form}
        </Note>
      )}
      <Field
        label={`Sua resposta a ${reviewer}`}
        hint="Fica na página do material, para todo mundo ler. É uma só; dá para corrigir por 24 horas."
        error={errors.texto}
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
        <Button type="submit" variant="primary" loading={isSending} loadingLabel="Publicando…">
          {before === null ? "Publicar resposta" : "Salvar resposta"}
        </Button>
      </div>
    </form>
  );
}
