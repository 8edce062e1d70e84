import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { Note } from "#ui/note.tsx";
import { NEEDS_PROOF, RECIPIENT_WORDS } from "../../../payments/recipients/messages.ts";
import { refreshRecipient } from "../functions.ts";
import type { PaymentsPage } from "../payments-page.ts";
import { DataLines } from "./data-lines.tsx";
import { FormBlock } from "./form-block.tsx";
import { KycLink } from "./kyc-link.tsx";
import { RecipientPill } from "./recipient-pill.tsx";

type StatusBlockProps = { page: PaymentsPage; contactEmail: string; onReload: () => void };

/** The author's state in words, what is missing, and the next action. */
export function StatusBlock({ page: { recipient, mayRegister }, contactEmail, onReload }: StatusBlockProps) {
  const [isAsking, setAsking] = useState(false);
  if (!recipient) return null;
  const { status } = recipient;

  async function ask() {
    setAsking(true);
    await refreshRecipient().catch(() => null);
    setAsking(false);
    onReload();
  }

  return (
    <FormBlock title="Seu cadastro na Pagar.me" end={<RecipientPill status={status} />}>
      <p className="text-sm">{recipient.needsProof ? NEEDS_PROOF : RECIPIENT_WORDS[status].meaning}</p>
      {recipient.holderName && (
        <p className="text-sm text-muted">
          {recipient.holderName}, {recipient.kind === "pj" ? "CNPJ" : "CPF"} {recipient.documentMasked}
        </p>
      )}
      {recipient.mayProve && <KycLink isMissing={recipient.needsProof} />}
      {status === "recusado" && (
        <Note tone="warning" title="O que fazer.">
          {mayRegister
            ? "Confira se nome, documento e conta são da mesma pessoa ou empresa e envie o cadastro de novo, abaixo."
            : `Escreva para ${contactEmail}: há vendas neste cadastro, e a troca precisa ser feita junto com você.`}
        </Note>
      )}
      {(status === "suspenso" || status === "bloqueado") && (
        <Note tone="warning" title="O que fazer.">
          A Pagar.me costuma pedir algum documento por e-mail: veja também a caixa de spam. Se não chegou nada, escreva para{" "}
          {contactEmail}.
        </Note>
      )}
      <DataLines mayChangeEmail={recipient.mayChangeEmail} onChanged={onReload} />
      {status !== "ativo" && (
        <div>
          <Button size="sm" variant="soft" loading={isAsking} loadingLabel="Perguntando…" onClick={() => void ask()}>
            Atualizar a situação
          </Button>
        </div>
      )}
    </FormBlock>
  );
}
