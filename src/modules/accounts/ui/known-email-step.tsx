import { useNavigate } from "@tanstack/react-router";
import { requestCodeFn } from "../functions.ts";
import { saveDraft } from "./draft.ts";
import { StepForm } from "./step-form.tsx";
import { StepHeading } from "./step-heading.tsx";
import { useAccountForm } from "./use-account-form.ts";

type KnownEmailStepProps = {
  email: string;
  volta: string | undefined;
  /** The person wants the password, a passkey or another address. */
  onOtherWay: () => void;
};

/** Whoever came by a link of one of our e-mails proves it with a code sent there: one press, and no password. */
export function KnownEmailStep({ email, volta, onOtherWay }: KnownEmailStepProps) {
  const state = useAccountForm({ name: "email-conhecido" });
  const navigate = useNavigate();

  async function send() {
    if (!(await state.send(() => requestCodeFn({ data: { email } })))) return;
    saveDraft({ email, pending: undefined });
    await navigate({ to: "/auth/login", search: { passo: "codigo", volta } });
  }

  return (
    <>
      <StepHeading title="Falta confirmar que é você">
        Enviamos um código de 6 números para <b className="font-semibold wrap-anywhere text-ink">{email}</b>, e a página abre em
        seguida. Não precisa de senha.
      </StepHeading>
      <StepForm state={state} onSubmit={send} action="Receber código" actionBusy="Enviando…">
        {null}
      </StepForm>
      <p className="mt-6 text-center text-sm">
        <button
          type="button"
          className="link"
          onClick={() => {
            saveDraft({ email });
            onOtherWay();
          }}
        >
          Entrar de outro jeito
        </button>
      </p>
    </>
  );
}
