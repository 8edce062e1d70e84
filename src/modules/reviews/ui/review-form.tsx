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
import type { OwnReview } from "../schema/facts.ts";
import type { ReviewStatus } from "../rules/review-machine.ts";

type ReviewFormProps = {
  productId: number;
  /** How the name will be read: "Caio A.". */
  reviewer: string;
  /** What was written before, when it is being rewritten. */
  before: Pick<OwnReview, "rating" | "text" | "serviceRating" | "describedRating"> | null;
  onSaved: (status: ReviewStatus) => void;
  onCancel?: (() => void) | undefined;
};

const FAILED = "Não conseguimos enviar agora. O que você escreveu continua aqui: tente de novo.";
const messages: Record<string, string> = { ...writeMessages, ...editMessages };

/** Stars, and words if one wants to. What was written stays when the answer is no. */
export function ReviewForm({ productId, reviewer, before, onSaved, onCancel }: ReviewFormProps) {
  const [rating, setRating] = useState<number | null>(before?.rating ?? null);
  const [service, setService] = useState(before?.serviceRating ?? null);
  const [described, setDescribed] = useState(before?.describedRating ?? null);
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
    const answer = await act({
      data: { productId, nota: rating, texto: text, atendimento: service, como_descrito: described },
    }).catch(() => null);
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
      <fieldset disabled={isSending} className="rounded-panel bg-well px-4 pt-3 pb-3.5">
        <legend className="contents">
          <span className="text-sm font-semibold">E a loja?</span>
          <span className="block text-2xs text-muted">
            Opcional. Entra na nota da loja, não na do material, e ninguém vê quem deu qual.
          </span>
        </legend>
        <div className="mt-2 flex flex-wrap gap-x-8 gap-y-2">
          <StoreStars legend="Atendimento" name="atendimento" value={service} onValue={setService} />
          <StoreStars legend="Veio como descrito" name="como_descrito" value={described} onValue={setDescribed} />
        </div>
      </fieldset>
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

type StoreStarsProps = { legend: string; name: string; value: number | null; onValue: (value: number | null) => void };

/** Stars of the store, which may be taken back. */
function StoreStars({ onValue, ...stars }: StoreStarsProps) {
  return (
    <div>
      <StarInput {...stars} onValue={onValue} />
      {stars.value !== null && (
        <button type="button" className="link min-h-6 text-2xs" onClick={() => onValue(null)}>
          Tirar a nota<span className="sr-only"> de {stars.legend}</span>
        </button>
      )}
    </div>
  );
}
