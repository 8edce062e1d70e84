import { type FormEvent, useEffect, useRef, useState } from "react";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { Note } from "#ui/note.tsx";
import { StarInput } from "#ui/rating.tsx";
import { Textarea } from "#ui/textarea.tsx";
import { refusalSentence } from "#ui/refusal-sentence.ts";
import { editReviewFn, writeReviewFn } from "../functions.ts";
import { editMessages, writeMessages } from "../messages.ts";
import { MAX_TEXT, MIN_TEXT, REVIEW_SENTENCES } from "../rules/review-text.ts";
import type { ReviewStatus } from "../rules/review-machine.ts";

type ReviewFormProps = {
  productId: number;
  /** How the name will be read: "Caio A.". */
  reviewer: string;
  /** What was written before, when it is being rewritten. */
  before: { rating: number; text: string } | null;
  onSaved: (status: ReviewStatus) => void;
  onCancel?: (() => void) | undefined;
};

const FAILED = "Não conseguimos enviar agora. O que você escreveu continua aqui: tente de novo.";
const messages: Record<string, string> = { ...writeMessages, ...editMessages };

/** Stars, and words if one wants to. What was written stays when the answer is no. */
export function ReviewForm({ productId, reviewer, before, onSaved, onCancel }: ReviewFormProps) {
  const [rating, setRating] = useState<number | null>(before?.rating ?? null);
  const [text, setText] = useState(before?.text ?? "");
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [isSending, setSending] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  // Whoever pressed the button that opened the form goes on from here.
  useEffect(() => form.current?.querySelector<HTMLInputElement>("input:checked, input")?.focus(), []);

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const written = text.trim();
    const mistakes: Record<string, string> = {
      ...(rating === null ? { nota: REVIEW_SENTENCES.rating } : {}),
      ...(written.length > 0 && written.length < MIN_TEXT ? { texto: REVIEW_SENTENCES.short } : {}),
    };
    setErrors(mistakes);
    if (rating === null || Object.keys(mistakes).length > 0) return;
    setSending(true);
    const act = before ? editReviewFn : writeReviewFn;
    const answer = await act({ data: { productId, nota: rating, texto: text } }).catch(() => null);
    setSending(false);
    if (answer?.ok) return onSaved(answer.value.status);
    setErrors(answer?.fields ?? { form: refusalSentence(answer, messages, FAILED) });
  }

  return (
    <form ref={form} method="post" noValidate onSubmit={(event) => void send(event)} className="grid gap-4">
      {errors.form && (
        <Note tone="danger" role="alert">
          {errors.form}
        </Note>
      )}
      <div>
        <StarInput legend="Sua nota" name="nota" value={rating} onValue={setRating} disabled={isSending} />
        {errors.nota && (
          <p role="alert" className="mt-1 text-2xs text-danger">
            {errors.nota}
          </p>
        )}
      </div>
      <Field
        label="O que você conta a quem está escolhendo (opcional)"
        hint="Com que turma ou projeto usou, o que funcionou, o que faltou. Sem contatos nem links."
        error={errors.texto}
      >
        <Textarea
          name="texto"
          value={text}
          maxLength={MAX_TEXT}
          counted
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </Field>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-2xs text-muted">Os outros leem “{reviewer}”.</p>
        <div className="flex flex-wrap gap-2">
          {onCancel && (
            <Button variant="ghost" onClick={onCancel}>
              Voltar
            </Button>
          )}
          <Button type="submit" variant="primary" loading={isSending} loadingLabel="Enviando…">
            {before ? "Salvar" : "Publicar avaliação"}
          </Button>
        </div>
      </div>
    </form>
  );
}
