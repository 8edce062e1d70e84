import { type ComponentProps, useState } from "react";
import { MaskedInput } from "./masked-input.tsx";

type DocumentInputProps = Omit<ComponentProps<typeof MaskedInput>, "mask" | "inputMode" | "after">;

/** A CPF or a CNPJ, on a keyboard of numbers; the letters that a CNPJ may hold are one press away. */
export function DocumentInput(props: DocumentInputProps) {
  const [hasLetters, setLetters] = useState(false);
  return (
    <MaskedInput
      {...props}
      mask="cpf-cnpj"
      inputMode={hasLetters ? "text" : "numeric"}
      after={
        <button
          type="button"
          aria-pressed={hasLetters}
          aria-label="Teclado com letras, para CNPJ"
          className="hidden min-h-6 px-1 text-2xs font-semibold text-muted underline pointer-coarse:block"
          onClick={() => setLetters(!hasLetters)}
        >
          {hasLetters ? "123" : "ABC"}
        </button>
      }
    />
  );
}
