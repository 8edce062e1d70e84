import { useHydrated, useNavigate } from "@tanstack/react-router";
import { Fingerprint, Mail } from "lucide-react";
import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { Note } from "#ui/note.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import type { GoogleNotice } from "../google/schema.ts";
import { ACCOUNT_MESSAGES } from "../messages.ts";
import { requestCodeFn, signInWithPasswordFn } from "../functions.ts";
import { usePasskeySignIn } from "./passkeys/use-passkey-sign-in.ts";
import { saveDraft } from "./draft.ts";
import { EmailField } from "./email-field.tsx";
import { GoogleLink } from "./google-link.tsx";
import { goOn } from "./leave-to.ts";
import { PasswordField } from "./password-field.tsx";
import { StepForm } from "./step-form.tsx";
import { StepHeading } from "./step-heading.tsx";
import { StepLink } from "./step-link.tsx";
import { useAccountForm } from "./use-account-form.ts";
import { formText } from "#ui/form-text.ts";

const OTHER_WAY = "min-h-[50px] disabled:border-ink! disabled:bg-transparent! disabled:text-ink!";

type SignInStepProps = {
  volta: string | undefined;
  hasGoogle: boolean;
  /** How a way out to Google ended, when it did not end inside. */
  came: GoogleNotice | undefined;
};

/** E-mail first, then the password or a code; or a passkey, which needs none of them. */
export function SignInStep({ volta, hasGoogle, came }: SignInStepProps) {
  const state = useAccountForm({ name: "entrar" });
  const { isBusy } = state;
  const [way, setWay] = useState<"password" | "code" | "passkey">("password");
  const navigate = useNavigate();
  const isReady = useHydrated();
  const enterByPasskey = usePasskeySignIn(state, volta, true);

  async function enter(typed: FormData) {
    setWay("password");
    const data = {
      email: formText(typed, "email"),
      password: formText(typed, "password"),
      isRemembered: typed.get("remember") !== null,
    };
    const answer = await state.send(() => signInWithPasswordFn({ data }), { leaves: true });
    if (answer) goOn(answer.value.ticket, volta);
  }

  async function sendCode() {
    if (isBusy || !state.form.current) return;
    setWay("code");
    const email = formText(new FormData(state.form.current), "email");
    if (!(await state.send(() => requestCodeFn({ data: { email } })))) return;
    saveDraft({ email, pending: undefined });
    await navigate({ to: "/auth/login", search: { passo: "codigo", volta } });
  }

  async function showPasskey() {
    if (isBusy) return;
    setWay("passkey");
    await enterByPasskey();
  }

  return (
    <>
      <StepHeading title="Que bom ver você.">Entre para baixar seus materiais ou cuidar da sua loja.</StepHeading>
      {came && (
        <Note tone="warning" role="alert" className="mt-4">
          {ACCOUNT_MESSAGES[came]}
        </Note>
      )}
      <StepForm state={state} isBusy={isBusy && way === "password"} onSubmit={enter} action="Entrar" actionBusy="Entrando…">
        <EmailField autoComplete="username webauthn" error={state.mistakes.email} />
        <PasswordField
          label="Senha"
          autoComplete="current-password"
          error={state.mistakes.password}
          aside={
            <StepLink to="redefinir" className="link text-xs">
              Esqueci a senha
            </StepLink>
          }
        />
        <Checkbox name="remember" defaultChecked>
          Lembrar de mim neste aparelho
        </Checkbox>
      </StepForm>
      <div className="my-5 flex items-center gap-3.5 text-xs text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        ou
      </div>
      <div className="grid gap-2.5">
        {hasGoogle && <GoogleLink volta={volta} />}
        <Button
          full
          className={OTHER_WAY}
          disabled={!isReady}
          loading={isBusy && way === "code"}
          loadingLabel="Enviando…"
          onClick={() => void sendCode()}
        >
          <Mail aria-hidden />
          Receber código por e-mail
        </Button>
        <Button
          full
          className={OTHER_WAY}
          disabled={!isReady}
          loading={isBusy && way === "passkey"}
          loadingLabel="Esperando a chave…"
          onClick={() => void showPasskey()}
        >
          <Fingerprint aria-hidden />
          Entrar com chave de acesso
        </Button>
      </div>
      <p className="mt-6.5 text-center text-sm">
        Primeira vez aqui? <StepLink to="criar">Criar conta</StepLink>
      </p>
    </>
  );
}
