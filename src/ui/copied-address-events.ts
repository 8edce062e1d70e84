import type { ComponentProps, FocusEvent, InputEvent } from "react";
import { copiedAddress } from "#kit/copied-address.ts";

type InputProps = Pick<ComponentProps<"input">, "type" | "inputMode" | "onInput" | "onBlur">;

const ADDRESSES = ["email", "url"];
const isTidy = (text: string): boolean => copiedAddress(text) === text.trim();

/**
 * For a field of an e-mail or a web address: what is pasted or filled in becomes the address alone. While it is typed nothing changes,
 * and the spaces around it go when it is left.
 */
export function copiedAddressEvents({
  type = "",
  inputMode,
  onInput,
  onBlur,
}: InputProps): Pick<InputProps, "onInput" | "onBlur"> {
  if (!ADDRESSES.includes(type) && !ADDRESSES.includes(inputMode ?? "")) return { onInput, onBlur };
  return {
    onInput: (event: InputEvent<HTMLInputElement>) => {
      const input = event.currentTarget;
      if (!isTidy(input.value)) input.value = copiedAddress(input.value);
      onInput?.(event);
    },
    onBlur: (event: FocusEvent<HTMLInputElement>) => {
      const input = event.currentTarget;
      const address = copiedAddress(input.value);
      if (address !== input.value) {
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, address);
        input.dispatchEvent(new Event("input", { bubbles: true }));
      }
      onBlur?.(event);
    },
  };
}
