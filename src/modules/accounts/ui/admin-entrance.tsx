import { ShieldCheck } from "lucide-react";
import { useState } from "react";
import type { FactsOf } from "#kit/answer.ts";
import { Button } from "#ui/button.tsx";
import { Note } from "#ui/note.tsx";
import type { getSecondStep } from "../second-step/functions.ts";
import { leaveTo } from "./leave-to.ts";
import { StepUpDialog } from "./step-up-dialog.tsx";

type Known = FactsOf<typeof getSecondStep>;

/** Opens the administration for a while, by a second factor; who has none is told where to make one. */
export function AdminEntrance({ known, volta }: { known: Known; volta: string | undefined }) {
  const [isAsking, setAsking] = useState(false);
  if (!known.isOn && !known.hasPasskeys) {
    const hasNoPassword = known.proof === "none";
    return (
      <Note
        tone="warning"
        title="Falta a verificação em duas etapas na sua conta."
        action={
          <a className="link" href={`/painel/configuracoes?aba=seguranca${hasNoPassword ? "#senha" : ""}`}>
            {hasNoPassword ? "Criar uma senha" : "Criar uma chave de acesso ou ligar o aplicativo"}
          </a>
        }
      >
        A administração mexe com dados e dinheiro de outras pessoas. Por isso,{" "}
        {hasNoPassword ? "o código do e-mail" : "só a senha"} não basta.{" "}
        {hasNoPassword && "Crie uma senha primeiro, e depois ligue a verificação."}
      </Note>
    );
  }
  return (
    <div className="grid justify-items-start gap-4">
      <p className="measure">
        Para abrir a administração, confirme que é você. Ela fica aberta por até 8 horas e fecha depois de 30 minutos sem uso.
      </p>
      <Button variant="primary" onClick={() => setAsking(true)}>
        <ShieldCheck aria-hidden /> Abrir a administração
      </Button>
      <StepUpDialog open={isAsking} onDone={() => leaveTo(volta ?? "/painel/admin")} onClose={() => setAsking(false)} />
    </div>
  );
}
