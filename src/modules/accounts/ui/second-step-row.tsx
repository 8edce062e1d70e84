import { ShieldCheck } from "lucide-react";
import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Note } from "#ui/note.tsx";
import { ACCOUNT_MESSAGES } from "../messages.ts";
import { disableSecondStepFn, renewRecoveryCodesFn } from "../second-step/functions.ts";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { useStepUp } from "./use-step-up.tsx";

type Requested = "menu" | "off" | { codes: string[] } | null;

/** The second step of who has it on: other recovery codes, or turning it off. */
export function SecondStepRow({ onChange }: { onChange: () => void }) {
  const { confirmed, dialog } = useStepUp();
  const [requested, setRequested] = useState<Requested>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function during(work: () => Promise<void>) {
    setBusy(true);
    setTrouble(null);
    await work().catch(() => setTrouble(ACCOUNT_MESSAGES.unavailable));
    setBusy(false);
  }
  const renew = () =>
    during(async () => {
      const answer = await confirmed(() => renewRecoveryCodesFn());
      if (answer?.ok) setRequested(answer.value);
      else if (answer) setTrouble(ACCOUNT_MESSAGES[answer.reason]);
    });
  const turnOff = () =>
    during(async () => {
      const answer = await confirmed(() => disableSecondStepFn());
      if (answer?.ok) {
        setRequested(null);
        onChange();
      } else if (answer) setTrouble(ACCOUNT_MESSAGES[answer.reason]);
    });
  const codes = requested !== null && typeof requested === "object" ? requested.codes : null;

  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 text-xs text-muted">
      <span className="flex items-center gap-1.5">
        <ShieldCheck aria-hidden className="size-4 text-positive" /> Verificação em duas etapas ligada
      </span>
      <button type="button" className="link min-h-6" onClick={() => setRequested("menu")}>
        Gerenciar
      </button>
      <Dialog
        open={requested !== null}
        onClose={() => setRequested(null)}
        title={
          codes
            ? "Guarde estes códigos"
            : requested === "off"
              ? "Desligar a verificação em duas etapas?"
              : "Verificação em duas etapas"
        }
        description={
          codes
            ? "Os de antes não valem mais. Eles só aparecem agora."
            : requested === "off"
              ? "Sem ele não dá para sacar, e os saques ficam parados por 72 horas mesmo que você ligue de novo."
              : "O aplicativo autenticador está ligado nesta conta."
        }
      >
        {trouble && (
          <Note tone="danger" role="alert" className="mb-4">
            {trouble}
          </Note>
        )}
        {codes ? (
          <RecoveryCodes codes={codes} onDone={() => setRequested(null)} />
        ) : requested === "off" ? (
          <div className="flex flex-wrap justify-end gap-2">
            <Button onClick={() => setRequested("menu")}>Voltar</Button>
            <Button variant="danger" loading={isBusy} loadingLabel="Desligando…" onClick={() => void turnOff()}>
              Desligar
            </Button>
          </div>
        ) : (
          <div className="grid gap-2">
            <Button loading={isBusy} onClick={() => void renew()}>
              Gerar outros códigos de recuperação
            </Button>
            <Button variant="danger-outline" onClick={() => setRequested("off")}>
              Desligar a verificação em duas etapas
            </Button>
          </div>
        )}
      </Dialog>
      {dialog}
    </div>
  );
}
