import { Check } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { copiedAddressEvents } from "./copied-address-events.ts";
import { useFieldControl } from "./field-control.ts";
import { bareInputClass, InputFrame } from "./input-frame.tsx";

export type TextInputProps = Omit<ComponentProps<"input">, "size"> & {
  /** "R$", an address, or an icon before the text. */
  before?: ReactNode;
  /** An icon or a small control after the text. */
  after?: ReactNode;
  dense?: boolean;
  valid?: boolean;
};

/** One line of text. Inside a `Field` it takes its id, description and error from it; an e-mail or a link is taken as it is copied. */
export function TextInput({ before, after, dense, valid, className, ...rest }: TextInputProps) {
  return (
    <InputFrame
      before={before}
      after={after ?? (valid ? <Check aria-hidden className="text-positive" /> : undefined)}
      dense={dense}
      valid={valid}
      className={className}
    >
      <input type="text" {...rest} {...copiedAddressEvents(rest)} {...useFieldControl(rest)} className={bareInputClass} />
    </InputFrame>
  );
}
