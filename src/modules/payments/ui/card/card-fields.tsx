import { type FocusEvent, type KeyboardEvent, useState } from "react";
import { BRAND_NAMES, brandOfNumber, cvvLength } from "#kit/card-number.ts";
import { DocumentInput } from "#ui/document-input.tsx";
import { Field } from "#ui/field.tsx";
import { MaskedInput } from "#ui/masked-input.tsx";
import { TextInput } from "#ui/text-input.tsx";
import type { FormState } from "#ui/use-form.ts";
import { CardPreview } from "./card-preview.tsx";
import { CARD_FORM } from "./card-form.tsx";
import { CARD_FIELDS, readCard } from "./read-card.ts";

type CardFieldsProps = {
  /** State of the enclosing form. */
  state: FormState;
  /** An empty name on the card means the buyer's name. */
  isOfBuyer: boolean;
};

/** The inputs of a new card: each is checked when it loses focus, and the brand is shown as soon as the number identifies it. */
export function CardFields({ state: { mistakes, amend, forgive }, isOfBuyer }: CardFieldsProps) {
  const [number, setNumber] = useState("");
  const [shown, setShown] = useState({ name: "", expiry: "" });
  const brand = brandOfNumber(number);
  // The holder's document is requested only when the card may be someone else's.
  const isNamed = !isOfBuyer || shown.name.trim() !== "";

  function check(event: FocusEvent<HTMLInputElement>) {
    const { form, name, value } = event.currentTarget;
    const field = CARD_FIELDS.find((one) => one === name);
    if (!form || !field || value === "") return;
    const found = readCard(new FormData(form), new Date()).mistakes[field];
    if (found) amend((before) => ({ ...before, [field]: found }));
    else forgive(field);
  }

  const habits = { form: CARD_FORM, onBlur: check, onKeyDown: submitAround };
  return (
    <div className="grid items-start gap-6 md:grid-cols-[minmax(0,1fr)_auto] [.compact_&]:grid-cols-1">
      <div className="grid min-w-0 gap-4" translate="no">
        <Field id="cardNumber" label="Número do cartão" error={mistakes.cardNumber} hint={brand && BRAND_NAMES[brand]}>
          <MaskedInput mask="card-number" name="cardNumber" {...habits} required onText={setNumber} />
        </Field>
        <Field
          id="cardName"
          label="Nome impresso no cartão"
          optional={isOfBuyer}
          error={mistakes.cardName}
          hint={isOfBuyer && "Só se não for o nome de quem compra."}
        >
          <TextInput
            name="cardName"
            {...habits}
            autoComplete="cc-name"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={64}
            required={!isOfBuyer}
            onInput={({ currentTarget: { value } }) => setShown((now) => ({ ...now, name: value }))}
          />
        </Field>
        <div className="grid grid-cols-2 gap-4">
          <Field id="expiryDate" label="Validade" error={mistakes.expiryDate}>
            <MaskedInput
              mask="card-expiry"
              name="expiryDate"
              {...habits}
              required
              onText={(expiry) => setShown((now) => ({ ...now, expiry }))}
            />
          </Field>
          <Field
            id="cvv"
            label="Código"
            error={mistakes.cvv}
            hint={cvvLength(brand) === 4 ? "4 números, na frente" : "3 números, atrás"}
          >
            <MaskedInput mask="cvv" name="cvv" {...habits} required />
          </Field>
        </div>
        <Field
          id="holderDocument"
          label="Documento do titular"
          optional
          error={mistakes.holderDocument}
          hint="CPF ou CNPJ, só se o cartão for de outra pessoa."
          className={isNamed || mistakes.holderDocument ? undefined : "hidden"}
        >
          <DocumentInput name="holderDocument" {...habits} />
        </Field>
      </div>
      <CardPreview number={number} brand={brand && BRAND_NAMES[brand]} name={shown.name} expiry={shown.expiry} />
    </div>
  );
}

/** Enter submits the enclosing form, to which these inputs do not belong. */
function submitAround(event: KeyboardEvent<HTMLInputElement>) {
  if (event.key !== "Enter") return;
  event.preventDefault();
  event.currentTarget.closest("form")?.requestSubmit();
}
