import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { Field } from "#ui/field.tsx";
import { Form } from "#ui/form.tsx";
import { Note } from "#ui/note.tsx";
import { TextInput } from "#ui/text-input.tsx";
import { CardForm } from "./card-form.tsx";
import { CardNotice } from "./card-notice.tsx";
import { inputIdOf } from "./input-id.ts";
import { NewCard } from "./new-card.tsx";
import { type CardFormFacts, useAddCard } from "./use-add-card.ts";

type AddCardFormProps = { form: CardFormFacts; onSaved: () => void };

/** The form that saves a card without a purchase. */
export function AddCardForm({ form: facts, onSaved }: AddCardFormProps) {
  const { add, state } = useAddCard(facts, onSaved);
  if (!facts.hasDocument) {
    return (
      <Note>
        Para salvar um cartão é preciso ter um CPF ou CNPJ na conta. Ele é pedido na primeira compra, onde dá para salvar o cartão
        também.
      </Note>
    );
  }
  return (
    <>
      <CardForm />
      <Form state={state} onSubmit={add} summary={inputIdOf} className="compact grid gap-5">
        <NewCard needsAddress={!facts.hasAddress} isOfBuyer={false} state={state} />
        <Field id="nickname" label="Apelido" optional hint="Para reconhecer na hora de pagar: “Cartão da escola”.">
          <TextInput name="nickname" maxLength={30} autoComplete="off" />
        </Field>
        <Checkbox name="isDefault">Usar como padrão</Checkbox>
        <Button
          type="submit"
          variant="primary"
          size="lg"
          className="justify-self-start max-md:w-full"
          loading={state.isBusy}
          loadingLabel="Falando com o banco…"
        >
          Salvar cartão
        </Button>
        <p className="text-xs text-muted">O banco confere o cartão sem cobrar nada.</p>
      </Form>
      <CardNotice />
    </>
  );
}
