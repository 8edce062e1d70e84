import { type FormEvent, useEffect, useRef, useState } from "react";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { Field } from "#ui/field.tsx";
import { Note } from "#ui/note.tsx";
import { TextInput } from "#ui/text-input.tsx";
import { CardForm } from "./card-form.tsx";
import { CardNotice } from "./card-notice.tsx";
import { NewCard } from "./new-card.tsx";
import { type CardFormFacts, useAddCard } from "./use-add-card.ts";

type AddCardFormProps = { form: CardFormFacts; onSaved: () => void };

/** A card kept without buying anything. */
export function AddCardForm({ form: facts, onSaved }: AddCardFormProps) {
  const trouble = useRef<HTMLDivElement>(null);
  const [refusals, setRefusals] = useState(0);
  const adding = useAddCard(facts, onSaved);
  const found = [
    ...Object.entries(adding.mistakes.card),
    ...Object.entries(adding.mistakes.address).map(([field, words]) => [`address-${field}`, words] as const),
  ].flatMap(([fieldId, message]) => (message ? [{ fieldId, message }] : []));

  useEffect(() => {
    if (adding.trouble) trouble.current?.focus();
  }, [adding.trouble]);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    void adding.add(event.currentTarget).then(() => setRefusals((before) => before + 1));
  }

  if (!facts.hasDocument) {
    return (
      <Note>
        Para guardar um cartão é preciso ter um CPF ou CNPJ na conta. Ele é pedido na primeira compra, onde dá para salvar o
        cartão também.
      </Note>
    );
  }
  return (
    <>
      <CardForm />
      <form method="post" noValidate onSubmit={submit} className="compact grid gap-5">
        <div className="grid gap-3 empty:hidden">
          {adding.trouble && (
            <div ref={trouble} role="alert" tabIndex={-1} className="rounded-ctl">
              <Note tone="danger">{adding.trouble}</Note>
            </div>
          )}
          <ErrorSummary refusals={refusals} mistakes={found} />
        </div>
        <NewCard asksAddress={!facts.hasAddress} mistakes={adding.mistakes} onMistakes={adding.setMistakes} />
        <Field id="nickname" label="Apelido" optional hint="Para reconhecer na hora de pagar: “Cartão da escola”.">
          <TextInput name="nickname" maxLength={30} autoComplete="off" />
        </Field>
        <Checkbox name="isDefault">Usar como padrão</Checkbox>
        <Button
          type="submit"
          variant="primary"
          size="lg"
          className="justify-self-start max-md:w-full"
          loading={adding.isSaving}
          loadingLabel="Falando com o banco…"
        >
          Salvar cartão
        </Button>
        <p className="text-xs text-muted">O banco confere o cartão sem cobrar nada.</p>
      </form>
      <CardNotice />
    </>
  );
}
