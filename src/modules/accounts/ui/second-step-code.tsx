import { Field } from "#ui/field.tsx";
import { TextInput } from "#ui/text-input.tsx";

type SecondStepCodeProps = { isRecovery: boolean; error?: string | undefined };

/** The six digits of the app, or a recovery code; pasting works however it was copied. */
export function SecondStepCode({ isRecovery, error }: SecondStepCodeProps) {
  return (
    <Field label={isRecovery ? "Código de recuperação" : "Código do aplicativo"} error={error}>
      <TextInput
        name="code"
        inputMode={isRecovery ? "text" : "numeric"}
        autoComplete={isRecovery ? "off" : "one-time-code"}
        autoCapitalize={isRecovery ? "characters" : "none"}
        spellCheck={false}
        translate="no"
        className="tn text-lg tracking-[0.2em]"
      />
    </Field>
  );
}
