import { useState } from "react";
import { Button, buttonClass } from "#ui/button.tsx";
import { Note } from "#ui/note.tsx";
import { RouterLink } from "#ui/router-link.tsx";
import { confirmEmailChangeFn } from "../../email-change/functions.ts";
import { ACCOUNT_MESSAGES } from "../../messages.ts";
import { useStepUp } from "../use-step-up.tsx";

const TAKEN = "Este e-mail passou a ser de outra conta. A sua continua com o de antes.";

/** From the email to the new box: opening the page does nothing, the button confirms. */
export function ConfirmEmailPage({ token, onDone }: { token: string; onDone: (email: string) => void }) {
  const { confirmed, dialog } = useStepUp();
  const [isBusy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [isDead, setDead] = useState(false);

  async function confirm() {
    setBusy(true);
    setTrouble(null);
    const answer = await confirmed(() => confirmEmailChangeFn({ data: { token } })).catch(() => UNAVAILABLE);
    setBusy(false);
    if (answer === null) return;
    if (answer.ok) return onDone(answer.value.email);
    setDead(answer.reason === "expired_link" || answer.reason === "email_taken");
    setTrouble(answer.reason === "email_taken" ? TAKEN : ACCOUNT_MESSAGES[answer.reason]);
  }

  return (
    <div className="grid max-w-[592px] justify-items-start gap-5">
      {trouble && (
        <Note tone="danger" role="alert" className="w-full">
          {trouble}
        </Note>
      )}
      {isDead ? (
        <RouterLink href="/painel/configuracoes" className={buttonClass({ variant: "primary" })}>
          Voltar às configurações
        </RouterLink>
      ) : (
        <Button variant="primary" loading={isBusy} loadingLabel="Confirmando…" onClick={() => void confirm()}>
          Confirmar novo e-mail
        </Button>
      )}
      {dialog}
    </div>
  );
}

const UNAVAILABLE = { ok: false as const, reason: "unavailable" as const };
