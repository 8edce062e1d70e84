import { useEffect, useEffectEvent, useState } from "react";
import { Button } from "#ui/button.tsx";
import { CopyButton } from "#ui/copy-button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { formText } from "#ui/form-text.ts";
import { Note } from "#ui/note.tsx";
import { QrCode } from "#ui/qr-code.tsx";
import { ACCOUNT_MESSAGES } from "../messages.ts";
import { enableSecondStepFn, startSecondStepFn } from "../second-step/functions.ts";
import { DialogForm } from "./dialog-form.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { SecondStepCode } from "./second-step-code.tsx";
import { useAccountForm } from "./use-account-form.ts";
import { useStepUp } from "./use-step-up.tsx";

type SecondStepSetupProps = { open: boolean; onDone: () => void; onClose: () => void };
type Invitation = { url: string; key: string };

/** Sets up an authenticator app: QR or key, a right code, and the recovery codes shown once. */
export function SecondStepSetup({ open, ...rest }: SecondStepSetupProps) {
  return open && <Running {...rest} />;
}

function Running({ onDone, onClose }: Omit<SecondStepSetupProps, "open">) {
  const { confirmed, dialog } = useStepUp();
  const [invitation, setInvitation] = useState<Invitation | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);

  const start = useEffectEvent(() => {
    void confirmed(() => startSecondStepFn()).then(
      (answer) => {
        if (answer === null) onClose();
        else if (answer.ok) setInvitation(answer.value);
        else setTrouble(ACCOUNT_MESSAGES[answer.reason]);
      },
      () => setTrouble(ACCOUNT_MESSAGES.unavailable),
    );
  });
  useEffect(() => start(), []);

  const finish = () => {
    onClose();
    onDone();
  };
  return (
    <>
      <Dialog
        open={invitation !== null || trouble !== null}
        onClose={codes ? finish : onClose}
        title={codes ? "Guarde estes códigos" : "Ligue a verificação em duas etapas"}
        description={
          codes
            ? "Se você perder o celular, cada um destes códigos entra uma vez no lugar do aplicativo. Eles só aparecem agora."
            : "Um código do seu celular, além da senha. É o que protege o seu dinheiro de quem descobrir a senha."
        }
      >
        {codes ? (
          <RecoveryCodes codes={codes} onDone={finish} />
        ) : (
          invitation && <Enable invitation={invitation} onCodes={setCodes} onClose={onClose} confirmed={confirmed} />
        )}
        {trouble && (
          <div className="grid gap-4">
            <Note tone="danger" role="alert">
              {trouble}
            </Note>
            <Button className="justify-self-end" onClick={onClose}>
              Fechar
            </Button>
          </div>
        )}
      </Dialog>
      {dialog}
    </>
  );
}

type EnableProps = {
  invitation: Invitation;
  onCodes: (codes: string[]) => void;
  onClose: () => void;
  confirmed: ReturnType<typeof useStepUp>["confirmed"];
};

function Enable({ invitation, onCodes, onClose, confirmed }: EnableProps) {
  const state = useAccountForm({ name: "duas-etapas" });

  async function enable(typed: FormData) {
    const data = { code: formText(typed, "code") };
    const answer = await state.send(() => confirmed(() => enableSecondStepFn({ data })));
    if (answer) onCodes(answer.value.codes);
  }

  return (
    <DialogForm
      state={state}
      onSubmit={enable}
      onClose={onClose}
      closeLabel="Agora não"
      action="Ligar verificação em duas etapas"
      actionBusy="Ligando…"
    >
      <ol className="grid list-decimal gap-2 pl-5 text-sm">
        <li>Abra um aplicativo autenticador: Google Authenticator, Microsoft Authenticator, Authy ou o do seu celular.</li>
        <li>Leia este código QR, ou digite a chave.</li>
        <li>Escreva aqui os 6 números que aparecerem.</li>
      </ol>
      <div className="flex flex-wrap items-center gap-4">
        <QrCode text={invitation.url} label="Código QR para o aplicativo autenticador" className="max-w-[180px]" />
        <div className="grid min-w-0 flex-1 justify-items-start gap-2">
          <span className="text-xs font-semibold">Chave para digitar</span>
          <code data-key translate="no" className="tn text-sm">
            {invitation.key.replace(/(.{4})(?=.)/g, "$1 ")}
          </code>
          <CopyButton size="sm" text={invitation.key} label="Copiar chave" copiedLabel="Chave copiada" />
        </div>
      </div>
      <SecondStepCode isRecovery={false} error={state.mistakes.code} />
    </DialogForm>
  );
}
