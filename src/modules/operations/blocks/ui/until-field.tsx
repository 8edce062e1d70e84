import { Field } from "#ui/field.tsx";
import { TextInput } from "#ui/text-input.tsx";

/** The last day a block holds. */
export const UntilField = ({ error }: { error: string | undefined }) => (
  <Field label="Até quando" optional hint="O último dia, no horário de Brasília. Em branco, até alguém encerrar." error={error}>
    <TextInput name="ate" type="date" />
  </Field>
);
