import { useRef } from "react";
import { Field } from "#ui/field.tsx";
import { TextInput } from "#ui/text-input.tsx";
import { useEmailSuggestion } from "#ui/use-email-suggestion.ts";

/** The guest's e-mail, with a suggestion when a known domain seems mistyped. */
export function EmailField({ error, onEdit }: { error: string | undefined; onEdit: () => void }) {
  const input = useRef<HTMLInputElement>(null);
  const { meant, ask, drop } = useEmailSuggestion();

  function accept(email: string) {
    if (input.current) input.current.value = email;
    drop();
    onEdit();
    input.current?.focus();
  }

  return (
    <div className="grid gap-1.5">
      <Field id="email" label="E-mail" error={error} hint="Os arquivos e o recibo vão para este endereço.">
        <TextInput
          ref={input}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          required
          onInput={() => (drop(), onEdit())}
          onBlur={(event) => void ask(event.currentTarget)}
        />
      </Field>
      <output className="text-2xs empty:hidden">
        {meant && (
          <>
            Você quis dizer{" "}
            <button type="button" className="font-semibold text-accent underline" onClick={() => accept(meant)}>
              {meant}
            </button>
            ?
          </>
        )}
      </output>
    </div>
  );
}
