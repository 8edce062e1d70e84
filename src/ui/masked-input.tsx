import { maskitoTransform, type MaskitoOptions } from "@maskito/core";
import { useMaskito } from "@maskito/react";
import type { ComponentProps } from "react";
import { MASKS, type MaskName } from "./masks.ts";
import { TextInput, type TextInputProps } from "./text-input.tsx";

const HABITS: Record<MaskName, Pick<ComponentProps<"input">, "inputMode" | "autoComplete" | "placeholder">> = {
  cpf: { inputMode: "numeric", autoComplete: "off", placeholder: "000.000.000-00" },
  "cpf-cnpj": { inputMode: "numeric", autoComplete: "off" },
  phone: { inputMode: "tel", autoComplete: "tel-national", placeholder: "(00) 00000-0000" },
  cep: { inputMode: "numeric", autoComplete: "postal-code", placeholder: "00000-000" },
  date: { inputMode: "numeric", autoComplete: "off", placeholder: "dd/mm/aaaa" },
  "card-number": { inputMode: "numeric", autoComplete: "cc-number", placeholder: "0000 0000 0000 0000" },
  "card-expiry": { inputMode: "numeric", autoComplete: "cc-exp", placeholder: "mm/aa" },
  cvv: { inputMode: "numeric", autoComplete: "cc-csc" },
  money: { inputMode: "numeric", autoComplete: "off", placeholder: "0,00" },
};

type MaskedInputProps = Omit<TextInputProps, "onChange" | "value" | "defaultValue" | "ref" | "type"> & {
  mask: MaskName;
  value?: string;
  defaultValue?: string;
  /** The text as shown, after the mask. */
  onText?: (text: string) => void;
};

/** An input that formats while it is typed in, takes any pasted text and leaves the caret where it was. */
export function MaskedInput({ mask, value, defaultValue, onText, ...rest }: MaskedInputProps) {
  const options: MaskitoOptions = MASKS[mask];
  const ref = useMaskito({ options });
  const shown =
    value === undefined
      ? { defaultValue: maskitoTransform(defaultValue ?? "", options) }
      : { value: maskitoTransform(value, options) };
  return <TextInput {...HABITS[mask]} {...rest} {...shown} ref={ref} onInput={(event) => onText?.(event.currentTarget.value)} />;
}
