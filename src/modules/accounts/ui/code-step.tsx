import { useEffect } from "react";
import { CodeInput } from "#ui/code-input.tsx";
import { Field } from "#ui/field.tsx";
import { signInWithCodeFn } from "../functions.ts";
import { saveDraft, readDraft, useDraft } from "./draft.ts";
import { EmailField } from "./email-field.tsx";
import { goOn } from "./leave-to.ts";
import { ResendCode } from "./resend-code.tsx";
import { StepForm } from "./step-form.tsx";
import { StepHeading } from "./step-heading.tsx";
import { StepLink } from "./step-link.tsx";
import { useAccountForm } from "./use-account-form.ts";
import { formText } from "#ui/form-text.ts";

/** The six digits that came by e-mail: they sign in, or finish a sign-up. */
export function CodeStep({ volta, token }: { volta: string | undefined; token: string }) {
  const state = useAccountForm({ name: "codigo-do-email" });
  const { email, pending = null } = useDraft();

  useEffect(() => {
    // An entrance begun at Google comes by the address, and is of no e-mail typed here before.
    if (token && readDraft().pending !== token) saveDraft({ pending: token, email: undefined });
  }, [token]);

  async function enter(typed: FormData) {
    const data = {
      email: formText(typed, "email") || (readDraft().email ?? ""),
      code: formText(typed, "code"),
      pending: token || pending,
    };
    const answer = await state.send(() => signInWithCodeFn({ data }), { leaves: true });
    if (answer) goOn(answer.value.ticket, volta);
  }

  return (
    <>
      <StepHeading title="Digite o código">
        {email ? (
          <>
            Enviamos uma mensagem para <b className="font-semibold wrap-anywhere text-ink">{email}</b>. O código tem 6 números e
            vale por 10 minutos.
          </>
        ) : (
          "Ele chega por e-mail, tem 6 números e vale por 10 minutos."
        )}
      </StepHeading>
      <StepForm state={state} onSubmit={enter} action="Entrar" actionBusy="Entrando…">
        {!email && <EmailField autoComplete="username" error={state.mistakes.email} />}
        <Field label="Código" error={state.mistakes.code}>
          <CodeInput sends className="tn text-lg tracking-[0.2em]" />
        </Field>
      </StepForm>
      <ResendCode send={state.send} />
      <p className="mt-4 text-center text-sm">
        <StepLink to="entrar">Usar outro e-mail ou a senha</StepLink>
      </p>
    </>
  );
}
