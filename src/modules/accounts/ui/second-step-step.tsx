import { useState } from "react";
import { brand } from "#kit/brand/brand.ts";
import { Checkbox } from "#ui/checkbox.tsx";
import { formText } from "#ui/form-text.ts";
import { signInWithSecondStepFn } from "../second-step/functions.ts";
import { readDraft } from "./draft.ts";
import { AfterRecovery } from "./after-recovery.tsx";
import { leaveTo } from "./leave-to.ts";
import { usePasskeySignIn } from "./passkeys/use-passkey-sign-in.ts";
import { SecondStepCode } from "./second-step-code.tsx";
import { StepForm } from "./step-form.tsx";
import { StepHeading } from "./step-heading.tsx";
import { StepLink } from "./step-link.tsx";
import { useAccountForm } from "./use-account-form.ts";

/** The second half of an entrance: a code of the app, or a recovery code. */
export function SecondStepStep({ volta, token }: { volta: string | undefined; token: string }) {
  const state = useAccountForm({ name: "codigo-do-app" });
  const [usesRecovery, setRecovery] = useState(false);
  const [codesLeft, setCodesLeft] = useState<number | null>(null);

  const enterByPasskey = usePasskeySignIn(state, volta);

  async function enter(typed: FormData) {
    const data = {
      ticket: token || (readDraft().ticket ?? ""),
      code: formText(typed, "code"),
      remembersBrowser: typed.get("remember") !== null,
    };
    const entered = await state.send(() => signInWithSecondStepFn({ data }), { leaves: true });
    if (!entered) return;
    if (entered.value.codesLeft === null) leaveTo(volta);
    else setCodesLeft(entered.value.codesLeft);
  }

  if (codesLeft !== null) return <AfterRecovery codesLeft={codesLeft} volta={volta} />;
  return (
    <>
      <StepHeading title="Só mais um passo.">
        {usesRecovery
          ? "Digite um dos códigos de recuperação que você guardou. Cada um serve uma vez."
          : `Abra o seu aplicativo autenticador e digite o código ${brand.of}.`}
      </StepHeading>
      <StepForm state={state} onSubmit={enter} action="Entrar" actionBusy="Entrando…">
        <SecondStepCode key={String(usesRecovery)} isRecovery={usesRecovery} error={state.mistakes.code} />
        <Checkbox name="remember">Não pedir o código neste navegador por 30 dias</Checkbox>
      </StepForm>
      <p className="mt-6.5 flex flex-wrap justify-between gap-3 text-sm">
        <button type="button" className="link" onClick={() => setRecovery(!usesRecovery)}>
          {usesRecovery ? "Usar o aplicativo" : "Perdi o celular: usar um código de recuperação"}
        </button>
        <button type="button" className="link" onClick={() => void enterByPasskey()}>
          Usar chave de acesso
        </button>
        <StepLink to="entrar">Voltar para entrar</StepLink>
      </p>
    </>
  );
}
