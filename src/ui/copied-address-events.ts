import type { ComponentProps, FocusEvent, InputEvent } from "react";
import { copiedAddress } from "#kit/copied-address.ts";
import { putText } from "./put-text.ts";

type InputProps = Pick<ComponentProps<"input">, "type" | "inputMode" | "onInput" | "onBlur">;

/**
 * For a field of an e-mail or a web address: what is pasted or filled in becomes the address alone. While it is typed nothing changes,
 * and the spaces around it go when it is left.
 */
export function copiedAddressEvents({ type, inputMode, onInput, onBlur }: InputProps): Pick<InputProps, "onInput" | "onBlur"> {
  if (![type, inputMode].some((kind) => kind === "email" || kind === "url")) return { onInput, onBlur };
  return {
    onInput: (event: InputEvent<HTMLInputElement>) => {
      const input = event.currentTarget;
      const address = copiedAddress(input.value);
      if (address !== input.value.trim()) input.value = address;
      onInput?.(event);
    },
    onBlur: (event: FocusEvent<HTMLInputElement>) => {
      const input = event.currentTarget;
      const address = copiedAddress(input.value);
      if (address !== input.value) putText(input, address);
      onBlur?.(event);
    },
  };
}
