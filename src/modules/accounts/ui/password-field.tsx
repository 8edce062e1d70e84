import { Eye, EyeOff } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { FieldControlContext } from "#ui/field-control.ts";
import { FieldError, FieldHint } from "#ui/field.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { TextInput } from "#ui/text-input.tsx";

type PasswordFieldProps = {
  label: string;
  autoComplete: "current-password" | "new-password";
  error?: string | undefined;
  hint?: string;
  /** A link at the right of the label. */
  aside?: ReactNode;
};

/** A password that can be pasted, filled by a manager, and looked at. */
export function PasswordField({ label, autoComplete, error, hint, aside }: PasswordFieldProps) {
  const id = useId();
  const [isShown, setShown] = useState(false);
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ") || undefined;
  return (
    <div className="grid content-start gap-1.5">
      <div className="flex items-baseline justify-between gap-3">
        <label htmlFor={id} className="text-xs font-semibold">
          {label}
        </label>
        {aside}
      </div>
      <FieldControlContext value={{ id, describedBy, invalid: Boolean(error) }}>
        <TextInput
          name="password"
          type={isShown ? "text" : "password"}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          after={
            <IconButton
              size="sm"
              tip={false}
              className="-mr-2"
              label={isShown ? "Esconder o que foi digitado" : "Mostrar o que foi digitado"}
              onClick={() => setShown(!isShown)}
            >
              {isShown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
            </IconButton>
          }
        />
      </FieldControlContext>
      {hint && <FieldHint id={`${id}-hint`}>{hint}</FieldHint>}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}
