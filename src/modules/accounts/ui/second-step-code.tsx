import { CodeInput } from "#ui/code-input.tsx";
import { Field } from "#ui/field.tsx";
import { TextInput } from "#ui/text-input.tsx";

const LARGE = "tn text-lg tracking-[0.2em]";

type SecondStepCodeProps = { isRecovery: boolean; error?: string | undefined };

/** The six digits of the app, or a recovery code; pasting works however it was copied. */
export function SecondStepCode({ isRecovery, error }: SecondStepCodeProps) {
  return (
    <Field label={isRecovery ? "Código de recuperação" : "Código do aplicativo"} error={error}>
      {isRecovery ? (
        <TextInput
          name="code"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          translate="no"
          className={LARGE}
        />
      ) : (
        <CodeInput className={LARGE} />
      )}
    </Field>
  );
}
