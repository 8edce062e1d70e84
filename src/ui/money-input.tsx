import { MaskedInput } from "./masked-input.tsx";
import { centsOfText, moneyFieldText } from "./money-input-text.ts";
import type { TextInputProps } from "./text-input.tsx";

type MoneyInputProps = Omit<TextInputProps, "onChange" | "value" | "defaultValue" | "ref" | "type" | "before"> & {
  cents?: number | null;
  defaultCents?: number | null;
  onCents?: (cents: number | null) => void;
};

const shownCents = (cents: number | null) => (cents === null ? "" : moneyFieldText(cents));

/** A sum in reais that fills from the cents up. Speaks integer centavos; empty is null. */
export function MoneyInput({ cents, defaultCents, onCents, ...rest }: MoneyInputProps) {
  return (
    <MaskedInput
      {...rest}
      mask="money"
      before="R$"
      className={`tn ${rest.className ?? ""}`}
      value={cents === undefined ? undefined : shownCents(cents)}
      defaultValue={defaultCents === undefined ? undefined : shownCents(defaultCents)}
      onText={(text) => onCents?.(centsOfText(text))}
    />
  );
}
