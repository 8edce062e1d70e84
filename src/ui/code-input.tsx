import { TextInput, type TextInputProps } from "./text-input.tsx";

const LENGTH = 6;

type CodeInputProps = Omit<TextInputProps, "type" | "inputMode" | "autoComplete" | "maxLength"> & {
  /** Sends the form around as soon as the code is whole. */
  sends?: boolean;
};

/** The six digits of a code, however they are pasted. */
export function CodeInput({ sends = false, onInput, ...rest }: CodeInputProps) {
  const read: NonNullable<TextInputProps["onInput"]> = (event) => {
    const input = event.currentTarget;
    const digits = input.value.normalize("NFKC").replace(/\D/g, "").slice(0, LENGTH);
    if (digits !== input.value) input.value = digits;
    onInput?.(event);
    if (sends && digits.length === LENGTH) input.form?.requestSubmit();
  };
  return (
    <TextInput
      name="code"
      {...rest}
      inputMode="numeric"
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      translate="no"
      onInput={read}
    />
  );
}
