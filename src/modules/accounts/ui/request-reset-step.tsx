import { useState } from "react";
import { Note } from "#ui/note.tsx";
import { requestResetFn } from "../functions.ts";
import { EmailField } from "./email-field.tsx";
import { StepForm } from "./step-form.tsx";
import { StepHeading } from "./step-heading.tsx";
import { StepLink } from "./step-link.tsx";
import { useAccountForm } from "./use-account-form.ts";
import { formText } from "#ui/form-text.ts";

/** Asks for the link that changes a password. */
export function RequestResetStep() {
  const state = useAccountForm({ name: "redefinir-senha" });
  const [sentTo, setSentTo] = useState<string | null>(null);

  async function send(typed: FormData) {
    const email = formText(typed, "email");
    setSentTo(null);
    if (await state.send(() => requestResetFn({ data: { email } }))) setSentTo(email);
  }

  return (
    <>
      <StepHeading title="Esqueceu a senha?">Escreva o e-mail da conta. Enviamos um link para você escolher outra.</StepHeading>
      <StepForm state={state} onSubmit={send} action="Enviar link" actionBusy="Enviando…">
        <EmailField autoComplete="username" error={state.mistakes.email} />
      </StepForm>
      <output className="mt-4 block empty:hidden">
        {sentTo && (
          <Note tone="positive" title="Mensagem enviada.">
            Veja a caixa de <span className="wrap-anywhere">{sentTo}</span>, e também o spam. O link vale por 30 minutos.
          </Note>
        )}
      </output>
      <p className="mt-6.5 text-center text-sm">
        <StepLink to="entrar">Voltar para entrar</StepLink>
      </p>
    </>
  );
}
