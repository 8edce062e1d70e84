import { useNavigate } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { Field } from "#ui/field.tsx";
import { TextInput } from "#ui/text-input.tsx";
import { signUpFn } from "../functions.ts";
import { saveDraft, shareWithSteps } from "./draft.ts";
import { EmailField } from "./email-field.tsx";
import { PasswordField } from "./password-field.tsx";
import { StepForm } from "./step-form.tsx";
import { StepHeading } from "./step-heading.tsx";
import { StepLink } from "./step-link.tsx";
import { useAccountForm } from "./use-account-form.ts";
import { formText } from "#ui/form-text.ts";

/** Name, e-mail and password; a code by e-mail finishes it. */
export function SignUpStep({ volta }: { volta: string | undefined }) {
  const state = useAccountForm({ name: "criar-conta" });
  const navigate = useNavigate();
  const name = useRef<HTMLInputElement>(null);

  useEffect(() => shareWithSteps(name.current, "name"), []);

  async function open(typed: FormData) {
    const data = { name: formText(typed, "name"), email: formText(typed, "email"), password: formText(typed, "password") };
    const answer = await state.send(() => signUpFn({ data }));
    if (!answer) return;
    saveDraft({ email: data.email, pending: answer.value.pending });
    await navigate({ to: "/auth/login", search: { passo: "codigo", volta } });
  }

  return (
    <>
      <StepHeading title="Abra sua conta.">Para guardar o que você compra e, se quiser, vender o que faz.</StepHeading>
      <StepForm state={state} onSubmit={open} action="Criar conta" actionBusy="Criando…">
        <Field label="Nome" error={state.mistakes.name}>
          <TextInput
            ref={name}
            name="name"
            autoComplete="name"
            onInput={(event) => saveDraft({ name: event.currentTarget.value })}
          />
        </Field>
        <EmailField autoComplete="email" suggests error={state.mistakes.email} />
        <PasswordField
          label="Senha"
          autoComplete="new-password"
          error={state.mistakes.password}
          hint="Pelo menos 8 caracteres. Três palavras que só você juntaria são uma boa senha."
        />
      </StepForm>
      <p className="mt-6.5 text-center text-sm">
        Já tem conta? <StepLink to="entrar">Entrar</StepLink>
      </p>
    </>
  );
}
