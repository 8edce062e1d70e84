import { useState } from "react";
import { brand } from "#kit/brand/brand.ts";
import { formatFullDateTime } from "#kit/date-format.ts";
import { formatMoney } from "#kit/money.ts";
import { SecondStepSetup } from "#modules/accounts/ui/second-step-setup.tsx";
import { Button } from "#ui/button.tsx";
import { Note } from "#ui/note.tsx";
import { RouterLink } from "#ui/router-link.tsx";
import { withdrawalMessages } from "../messages.ts";
import type { WithdrawalBlock } from "../rules/blocks.ts";
import type { TransferPage } from "./facts.ts";

const TO_REGISTRATION: readonly WithdrawalBlock[] = ["no_recipient", "recipient_inactive", "no_account"];

type BlockNotesProps = { page: TransferPage; onChange: () => void };

/** Everything that blocks a withdrawal now, each with its solution. */
export function BlockNotes({ page, onChange }: BlockNotesProps) {
  const [isSettingUp, setSettingUp] = useState(false);
  // The second step is requested only when nothing else blocks the withdrawal.
  const blocks = page.blocks.filter((block) => block !== "no_second_step" || page.blocks.length === 1);
  return (
    <div className="grid gap-3">
      {blocks.map((block) => (
        <Note
          key={block}
          tone={block === "no_second_step" || block === "no_balance" ? "info" : "warning"}
          action={
            block === "no_second_step" ? (
              <Button variant="primary" size="sm" onClick={() => setSettingUp(true)}>
                Ligar verificação em duas etapas
              </Button>
            ) : TO_REGISTRATION.includes(block) ? (
              <RouterLink href="/painel/configurar-pagamentos" className="link">
                Ir para Pagamentos
              </RouterLink>
            ) : undefined
          }
        >
          <span data-block={block}>{sentenceOf(block, page)}</span>
        </Note>
      ))}
      <SecondStepSetup open={isSettingUp} onClose={() => setSettingUp(false)} onDone={onChange} />
    </div>
  );
}

function sentenceOf(block: WithdrawalBlock, page: TransferPage): string {
  const { hold, offWords, account, facts, leastCents, credentialsUntil } = page;
  if (block === "payouts_off" && offWords) return offWords;
  if (block === "held" && hold) {
    return hold.until ? `${hold.reason} Até ${formatFullDateTime(hold.until)}.` : hold.reason;
  }
  if (block === "account_waiting" && account) {
    return `Sua conta bancária é nova. Por segurança, ela recebe a partir de ${formatFullDateTime(account.usableFrom)}.`;
  }
  if (block === "credentials_changed" && credentialsUntil) {
    return `O acesso à sua conta mudou há pouco. Por segurança, os saques voltam em ${formatFullDateTime(credentialsUntil)}.`;
  }
  if (block === "in_debt") {
    return `Você tem um débito de ${formatMoney(facts.debtCents)} com ${brand.the}. As próximas vendas pagam primeiro esse valor.`;
  }
  if (block === "no_balance") {
    return facts.availableCents < leastCents
      ? `O mínimo de um saque é ${formatMoney(leastCents)}, e você tem ${formatMoney(facts.availableCents)} disponíveis.`
      : `Hoje você já sacou o máximo de um dia, ${formatMoney(facts.limits.dailyCents)}. Amanhã você pode sacar de novo.`;
  }
  return withdrawalMessages[block];
}
