import { useEffect, useEffectEvent, useState } from "react";
import { Fingerprint } from "lucide-react";
import type { FactsOf } from "#kit/answer.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { formText } from "#ui/form-text.ts";
import { Note } from "#ui/note.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { confirmIdentityFn, getSecondStep } from "../second-step/functions.ts";
import { startPasskeyProof } from "../passkeys/functions.ts";
import { DialogForm } from "./dialog-form.tsx";
import { signWithPasskey } from "./passkeys/ceremonies.ts";
import { PasswordField } from "./password-field.tsx";
import { SecondStepCode } from "./second-step-code.tsx";
import { useAccountForm } from "./use-account-form.ts";

type Known = FactsOf<typeof getSecondStep>;

type StepUpDialogProps = {
  open: boolean;
  /** Confirmed: repeat the call that was refused. */ onDone: () => void;
  onClose: () => void;
};

/** Asks again who it is, by password or by a code of the second step; good for 5 minutes. */
export function StepUpDialog({ open, onDone, onClose }: StepUpDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Confirme que é você"
      description="Pedimos isto antes de mexer com dinheiro ou com a segurança da conta. Vale por 5 minutos."
    >
      {open && <StepUpForm onDone={onDone} onClose={onClose} />}
    </Dialog>
  );
}

function StepUpForm({ onDone, onClose }: Omit<StepUpDialogProps, "open">) {
  const state = useAccountForm({ name: "confirmar-quem-e" });
  const { send, form, mistakes, trouble, isBusy } = state;
  const [requested, setRequested] = useState<Known | "failed" | null>(null);
  const [usesRecovery, setRecovery] = useState(false);
  const proof = requested !== null && requested !== "failed" ? requested.proof : null;
  const look = useEffectEvent(() => {
    void getSecondStep().then(
      (known) => setRequested("proof" in known ? known : "failed"),
      () => setRequested("failed"),
    );
  });
  useEffect(() => look(), []);
  useEffect(() => {
    form.current?.querySelector("input")?.focus();
  }, [requested, usesRecovery, form]);

  async function confirm(typed: FormData) {
    const data = proof === "code" ? { code: formText(typed, "code") } : { password: formText(typed, "password") };
    if (await send(() => confirmIdentityFn({ data }))) onDone();
  }

  async function confirmByPasskey() {
    const confirmed = await send(async () => {
      const options = await startPasskeyProof();
      if (!options.ok) return options;
      const signed = await signWithPasskey(options.value);
      return signed.ok ? confirmIdentityFn({ data: { assertion: signed.value } }) : signed;
    });
    if (confirmed) onDone();
  }

  if (requested === null) return <Skeleton className="h-[76px]" />;
  if (requested === "failed") return <NoWayToAsk isFailed onClose={onClose} />;
  const byPasskey = requested.hasPasskeys && (
    <Button full disabled={isBusy} onClick={() => void confirmByPasskey()}>
      <Fingerprint aria-hidden />
      Usar chave de acesso
    </Button>
  );
  if (requested.proof === "none") {
    if (!byPasskey) return <NoWayToAsk isFailed={false} onClose={onClose} />;
    return (
      <div className="grid gap-4">
        {trouble && (
          <Note tone="danger" role="alert">
            {trouble}
          </Note>
        )}
        {byPasskey}
      </div>
    );
  }
  return (
    <DialogForm
      state={state}
      onSubmit={confirm}
      onClose={onClose}
      closeLabel="Cancelar"
      action="Confirmar"
      actionBusy="Confirmando…"
    >
      {proof === "code" ? (
        <>
          <SecondStepCode key={String(usesRecovery)} isRecovery={usesRecovery} error={mistakes.code} />
          <button type="button" className="link justify-self-start text-sm" onClick={() => setRecovery(!usesRecovery)}>
            {usesRecovery ? "Usar o aplicativo" : "Usar um código de recuperação"}
          </button>
        </>
      ) : (
        <PasswordField label="Senha" autoComplete="current-password" error={mistakes.password} />
      )}
      {byPasskey}
    </DialogForm>
  );
}

function NoWayToAsk({ isFailed, onClose }: { isFailed: boolean; onClose: () => void }) {
  return (
    <div className="grid gap-4">
      {isFailed ? (
        <Note tone="danger" role="alert">
          Não conseguimos falar com o servidor. Nada foi perdido: feche e tente de novo.
        </Note>
      ) : (
        <Note
          tone="warning"
          title="Sua conta ainda não tem senha."
          action={
            <a className="link" href="/painel/configuracoes?aba=seguranca#senha" onClick={onClose}>
              Criar uma senha
            </a>
          }
        >
          Você entra por código. Para confirmar que é você, crie uma senha em Configurações, por um link que mandamos ao seu
          e-mail, e volte aqui.
        </Note>
      )}
      <div className="flex justify-end">
        <Button onClick={onClose}>Fechar</Button>
      </div>
    </div>
  );
}
