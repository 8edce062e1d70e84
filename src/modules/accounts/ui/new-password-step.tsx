import { resetPasswordFn } from "../functions.ts";
import { goOn } from "./leave-to.ts";
import { PasswordField } from "./password-field.tsx";
import { StepForm } from "./step-form.tsx";
import { StepHeading } from "./step-heading.tsx";
import { useAccountForm } from "./use-account-form.ts";
import { formText } from "#ui/form-text.ts";

/** Chooses the password with a link that still works. Nothing changes before the button is pressed. */
export function NewPasswordStep({ token, volta }: { token: string; volta: string | undefined }) {
  const state = useAccountForm({ name: "senha-nova" });

  async function save(typed: FormData) {
    const data = { token, password: formText(typed, "password") };
    const answer = await state.send(() => resetPasswordFn({ data }), { leaves: true });
    if (answer) goOn(answer.value.ticket, volta);
  }

  return (
    <>
      <StepHeading title="Escolha a sua senha">Ao salvar, as sessões abertas em outros aparelhos terminam.</StepHeading>
      <StepForm state={state} onSubmit={save} action="Salvar senha e entrar" actionBusy="Salvando…">
        <PasswordField
          label="Senha nova"
          autoComplete="new-password"
          error={state.mistakes.password}
          hint="Pelo menos 8 caracteres. Três palavras que só você juntaria são uma boa senha."
        />
      </StepForm>
    </>
  );
}
