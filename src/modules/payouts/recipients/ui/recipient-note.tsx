import { Note } from "#ui/note.tsx";
import { RouterLink } from "#ui/router-link.tsx";
import { NEEDS_PROOF, RECIPIENT_WORDS } from "../../../payments/recipients/messages.ts";
import type { RecipientStatus } from "../../../payments/recipients/rules.ts";

type RecipientNoteProps = { recipient: RecipientStatus; needsProof: boolean; className?: string };

const ACTIONS: Partial<Record<RecipientStatus, string>> = {
  sem_cadastro: "Cadastrar para receber",
  enviado: "Acompanhar o cadastro",
  em_analise: "Acompanhar o cadastro",
  suspenso: "Ver o que fazer",
  recusado: "Ver o que fazer",
  bloqueado: "Ver o que fazer",
};

const STOPPED: readonly RecipientStatus[] = ["suspenso", "recusado", "bloqueado"];

/** What an author still needs in order to receive the money of sales; empty once the recipient is active. */
export function RecipientNote({ recipient, needsProof, className }: RecipientNoteProps) {
  if (recipient === "ativo") return null;
  return (
    <Note
      tone={STOPPED.includes(recipient) ? "danger" : needsProof || recipient === "sem_cadastro" ? "warning" : "info"}
      title={
        recipient === "sem_cadastro"
          ? "Receba pelas suas vendas."
          : `Cadastro na Pagar.me: ${RECIPIENT_WORDS[recipient].label.toLowerCase()}.`
      }
      {...(className ? { className } : {})}
      action={
        <RouterLink href="/painel/configurar-pagamentos" className="font-semibold underline underline-offset-3">
          {needsProof ? "Fazer a verificação" : ACTIONS[recipient]}
        </RouterLink>
      }
    >
      {needsProof ? NEEDS_PROOF : RECIPIENT_WORDS[recipient].meaning}
    </Note>
  );
}
