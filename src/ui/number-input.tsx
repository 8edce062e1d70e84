import { maskitoTransform } from "@maskito/core";
import { useMaskito } from "@maskito/react";
import { useMemo } from "react";
import { numberMask } from "./number-input-text.ts";
import { TextInput, type TextInputProps } from "./text-input.tsx";

type NumberInputProps = Omit<
  TextInputProps,
  "onChange" | "value" | "defaultValue" | "ref" | "type" | "maxLength" | "inputMode"
> & {
  value?: string | undefined;
  defaultValue?: string | undefined;
  /** So many digits before the comma. */
  digits: number;
  /** So many after it; none when left out. */
  decimals?: number;
  /** The number as shown: "1234" or "12,5". */
  onText?: (text: string) => void;
};

/** A number without "R$": accepts what any keyboard writes and any pasted text, and shows digits and one comma. */
export function NumberInput({ value, defaultValue, digits, decimals = 0, onText, ...rest }: NumberInputProps) {
  const options = useMemo(() => numberMask(digits, decimals), [digits, decimals]);
  const ref = useMaskito({ options });
  const shown =
    value === undefined
      ? { defaultValue: maskitoTransform(defaultValue ?? "", options) }
      : { value: maskitoTransform(value, options) };
  return (
    <TextInput
      autoComplete="off"
      {...rest}
      {...shown}
      inputMode={decimals > 0 ? "decimal" : "numeric"}
      ref={ref}
      onInput={(event) => onText?.(event.currentTarget.value)}
    />
  );
}
