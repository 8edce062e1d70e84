import { useEffect, useRef } from "react";
import { Field } from "#ui/field.tsx";
import { TextInput } from "#ui/text-input.tsx";
import { useEmailSuggestion } from "#ui/use-email-suggestion.ts";
import { saveDraft, shareWithSteps } from "./draft.ts";

type EmailFieldProps = {
  error?: string | undefined;
  autoComplete: "username" | "username webauthn" | "email";
  suggests?: boolean;
};

/** The e-mail, kept from step to step in this tab; offers the domain that was probably meant. */
export function EmailField({ error, autoComplete, suggests = false }: EmailFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const { meant, ask, drop } = useEmailSuggestion();

  useEffect(() => shareWithSteps(input.current, "email"), []);

  function write(email: string) {
    if (input.current) input.current.value = email;
    saveDraft({ email });
    drop();
  }

  return (
    <div>
      <Field label="E-mail" error={error}>
        <TextInput
          ref={input}
          name="email"
          type="email"
          inputMode="email"
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          onInput={(event) => saveDraft({ email: event.currentTarget.value })}
          onBlur={(event) => {
            if (suggests) void ask(event.currentTarget);
          }}
        />
      </Field>
      <output className="mt-1.5 block text-2xs text-muted empty:hidden">
        {meant && (
          <>
            Você quis dizer{" "}
            <button type="button" className="link" onClick={() => write(meant)}>
              {meant}
            </button>
            ?
          </>
        )}
      </output>
    </div>
  );
}
