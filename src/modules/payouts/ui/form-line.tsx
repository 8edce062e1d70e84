import type { ReactNode } from "react";
import { DocumentInput } from "#ui/document-input.tsx";
import { Field } from "#ui/field.tsx";
import { MaskedInput } from "#ui/masked-input.tsx";
import type { MaskName } from "#ui/masks.ts";
import { MoneyInput } from "#ui/money-input.tsx";
import { centsOfText, moneyFieldText } from "#ui/money-input-text.ts";
import { TextInput, type TextInputProps } from "#ui/text-input.tsx";

/** The values, errors and setter that a form of strings passes to its fields. */
export type FormOf<F extends string> = {
  form: Partial<Record<F, string>>;
  mistakes: Record<string, string>;
  change: (field: F, value: string) => void;
};

type FormLineProps<F extends string> = Pick<TextInputProps, "autoComplete" | "inputMode" | "maxLength" | "list"> & {
  of: FormOf<F>;
  field: F;
  label: ReactNode;
  hint?: ReactNode;
  /** The stored value, masked: used when the field is left empty. */
  saved?: string | undefined;
  optional?: boolean;
  mask?: MaskName;
  className?: string;
};

/** The id of a field, so that an error summary can link to it. */
export const fieldId = (field: string): string => `campo-${field}`;

/** One field of the form: label, input and error. */
export function FormLine<F extends string>({
  of,
  field,
  label,
  hint,
  saved,
  optional,
  mask,
  className,
  ...rest
}: FormLineProps<F>) {
  const value = of.form[field] ?? "";
  const isSaved = Boolean(saved) && value === "";
  const shared = { ...rest, name: field, ...(isSaved ? { placeholder: saved } : {}) };
  return (
    <Field
      id={fieldId(field)}
      label={label}
      hint={isSaved ? "Já está guardado. Escreva só para trocar." : hint}
      error={of.mistakes[field]}
      optional={optional}
      className={className}
    >
      {mask === "money" ? (
        <MoneyInput
          {...shared}
          cents={centsOfText(value)}
          onCents={(cents) => of.change(field, cents === null ? "" : moneyFieldText(cents))}
        />
      ) : mask === "cpf-cnpj" ? (
        <DocumentInput {...shared} value={value} onText={(text) => of.change(field, text)} />
      ) : mask ? (
        <MaskedInput {...shared} mask={mask} value={value} onText={(text) => of.change(field, text)} />
      ) : (
        <TextInput {...shared} value={value} onChange={(event) => of.change(field, event.target.value)} />
      )}
    </Field>
  );
}
