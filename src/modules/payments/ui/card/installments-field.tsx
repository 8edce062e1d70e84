import { formatMoney } from "#kit/money.ts";
import { Field } from "#ui/field.tsx";
import { Select } from "#ui/select.tsx";
import type { InstallmentRow } from "../../rules/installments.ts";
import { installmentWords } from "./installment-words.ts";

type InstallmentsFieldProps = { rows: InstallmentRow[]; count: number; onCount: (count: number) => void };

/** Chooses the number of instalments, each with its value, interest and total. */
export function InstallmentsField({ rows, count, onCount }: InstallmentsFieldProps) {
  const row = rows.find((one) => one.count === count);
  const isUneven = row && row.firstCents !== row.eachCents;
  return (
    <Field
      id="installments"
      label="Parcelas"
      hint={isUneven && `A primeira é de ${formatMoney(row.firstCents)}: os centavos que sobram vão nela.`}
    >
      <Select name="installments" value={count} onChange={(event) => onCount(Number(event.currentTarget.value))}>
        {rows.map((one) => (
          <option key={one.count} value={one.count} data-cents={one.totalCents}>
            {installmentWords(one)}
          </option>
        ))}
      </Select>
    </Field>
  );
}
