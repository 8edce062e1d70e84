import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Panel } from "#ui/panel.tsx";
import { showToast } from "#ui/toast.tsx";
import { unlinkGoogleFn } from "../../google/functions.ts";
import { useAccountForm } from "../use-account-form.ts";
import { useStepUp } from "../use-step-up.tsx";

type GoogleBlockProps = { /** A password or a passkey opens the account too. */ hasAnotherWay: boolean; onChanged: () => void };

/** The entrance by Google, and its end once the account opens another way. */
export function GoogleBlock({ hasAnotherWay, onChanged }: GoogleBlockProps) {
  const { confirmed, dialog } = useStepUp();
  const [isAsking, setAsking] = useState(false);
  const state = useAccountForm({ name: "entrar-com-google" });

  async function end() {
    if (!(await state.send(() => confirmed(() => unlinkGoogleFn())))) return;
    setAsking(false);
    showToast("Google desligado.");
    onChanged();
  }

  return (
    <Panel title="Entrada pelo Google" data-section="google">
      <div className="grid gap-4">
        <p className="text-sm">
          Sua conta abre com a sua conta Google.
          {!hasAnotherWay &&
            " Para desligar, crie antes uma senha ou uma chave de acesso: é o que garante que você continue entrando."}
        </p>
        {hasAnotherWay && (
          <Button className="justify-self-start" onClick={() => setAsking(true)}>
            Desligar Google
          </Button>
        )}
      </div>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        role="alertdialog"
        title="Desligar a entrada pelo Google?"
        description="A senha, as chaves de acesso e o código por e-mail continuam valendo. Se você entrar de novo com o Google, ele volta a ser ligado."
        actions={
          <>
            <Button onClick={() => setAsking(false)}>Voltar</Button>
            <Button variant="danger" loading={state.isBusy} loadingLabel="Desligando…" onClick={() => void end()}>
              Desligar
            </Button>
          </>
        }
      >
        {state.trouble && <p role="alert">{state.trouble}</p>}
      </Dialog>
      {dialog}
    </Panel>
  );
}
