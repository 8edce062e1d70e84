import { useEffect, useState } from "react";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { Form } from "#ui/form.tsx";
import { useForm } from "#ui/use-form.ts";
import { StarInput } from "#ui/star-input.tsx";
import { Textarea } from "#ui/textarea.tsx";
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
  const state = useForm(messages, FAILED, { name: `avaliacao-${productId}` });
  const { form } = state;
  // Whoever pressed the button that opened the form goes on from here.
  useEffect(() => form.current?.querySelector<HTMLInputElement>("input:checked, input")?.focus(), [form]);

  function rate(stars: number): void {
    setRating(stars);
    state.forgive("nota");
  }

  async function send() {
    const written = text.trim();
    const mistakes: Record<string, string> = {
      ...(rating === null ? { nota: REVIEW_SENTENCES.rating } : {}),
      ...(written.length > 0 && written.length < MIN_TEXT ? { texto: REVIEW_SENTENCES.short } : {}),
    };
    if (rating === null || Object.keys(mistakes).length > 0) return state.refuse(mistakes);
    const data = { productId, nota: rating, texto: text, atendimento: service, como_descrito: described };
    const saved = before ? await state.send(() => editReviewFn({ data })) : await state.send(() => writeReviewFn({ data }));
    if (saved) onSaved(saved.value.status);
  }

  return (
    <Form state={state} onSubmit={send} className="grid gap-4">
      <StarInput
        legend="Sua nota"
        name="nota"
        value={rating}
        onValue={rate}
        error={state.mistakes.nota}
        disabled={state.isBusy}
      />
      <Field
        label="O que você conta a quem está escolhendo (opcional)"
        hint="Com que turma ou projeto usou, o que funcionou, o que faltou. Sem contatos nem links."
        error={state.mistakes.texto}
      >
        <Textarea
          name="texto"
          value={text}
          maxLength={MAX_TEXT}
          counted
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </Field>
      <fieldset disabled={state.isBusy} className="rounded-panel bg-well px-4 pt-3 pb-3.5">
        <legend className="contents">
          <span className="text-sm font-semibold">E a loja?</span>
          <span className="block text-2xs text-muted">
            Opcional. Conta para a avaliação da loja, não para a do material, e ninguém vê quem deu cada nota.
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
          <Button type="submit" variant="primary" loading={state.isBusy} loadingLabel="Enviando…">
            {before ? "Salvar" : "Publicar avaliação"}
          </Button>
        </div>
      </div>
    </Form>
  );
}

/** What one to five stars of the store say. */
const STORE_SCORES = ["Péssimo", "Ruim", "Regular", "Bom", "Ótimo"];

type StoreStarsProps = { legend: string; name: string; value: number | null; onValue: (value: number | null) => void };

/** Stars of the store, which may be taken back. */
function StoreStars({ onValue, ...stars }: StoreStarsProps) {
  return (
    <div>
      <StarInput {...stars} words={STORE_SCORES} onValue={onValue} />
      {stars.value !== null && (
        <button type="button" className="link min-h-6 text-2xs" onClick={() => onValue(null)}>
          Tirar a nota<span className="sr-only"> de {stars.legend}</span>
        </button>
      )}
    </div>
  );
}
