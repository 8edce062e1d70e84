import { Printer } from "lucide-react";
import { formatFullDateTime } from "#kit/date-format.ts";
import { Button, buttonClass } from "#ui/button.tsx";
import { Note } from "#ui/note.tsx";
import { Panel } from "#ui/panel.tsx";
import { RouterLink } from "#ui/router-link.tsx";
import { Timeline } from "#ui/timeline.tsx";
import { AccountLines } from "./account-lines.tsx";
import type { WithdrawalPage } from "./facts.ts";
import { STATUS_WORDS } from "./status-words.ts";
import { SumList } from "./sum-list.tsx";
import { timelineOf } from "./timeline-of.ts";
import { useWithdrawal } from "./use-withdrawal.ts";
import { WithdrawalStatusPill } from "./withdrawal-status-pill.tsx";

/** The result of a withdrawal, updated while the page is visible; safe to reload. */
export function ResultPage({ withdrawal: first, token }: { withdrawal: WithdrawalPage; token: string }) {
  const withdrawal = useWithdrawal(first, token);
  const { status, problem } = withdrawal;
  const isBad = status === "falhou" || status === "devolvido" || status === "recusado";
  return (
    <div className="grid gap-5 lg:grid-cols-[minmax(0,560px)_minmax(0,1fr)] lg:items-start">
      <Panel>
        <div className="grid gap-5">
          <div className="grid gap-3" aria-live="polite">
            <div className="justify-self-start">
              <WithdrawalStatusPill status={status} />
            </div>
            {isBad ? (
              <Note tone="danger">
                {problem && <b className="font-semibold">{problem} </b>}
                {STATUS_WORDS[status]}
              </Note>
            ) : (
              <p className="text-sm">{STATUS_WORDS[status]}</p>
            )}
          </div>
          <SumList amountCents={withdrawal.amountCents} feeCents={withdrawal.feeCents} isBack={isBad} />
          <AccountLines account={withdrawal.account} />
          <dl className="grid gap-1 text-xs text-muted">
            <Line name="Pedido" at={withdrawal.createdAt} />
            <Line name="Confirmado" at={withdrawal.confirmedAt} />
            <Line name="Na conta" at={withdrawal.paidAt} />
            {withdrawal.providerId && (
              <div>
                <dt className="inline">Transferência na Pagar.me: </dt>
                <dd className="tn inline" translate="no">
                  {withdrawal.providerId}
                </dd>
              </div>
            )}
            <div>
              <dt className="inline">Saque: </dt>
              <dd className="tn inline break-all" translate="no">
                {withdrawal.id}
              </dd>
            </div>
          </dl>
          <div className="flex flex-wrap gap-2 print:hidden">
            <RouterLink href="/painel/pagarme" className={buttonClass()}>
              Voltar ao saldo
            </RouterLink>
            <Button variant="ghost" onClick={() => window.print()}>
              <Printer aria-hidden /> Imprimir recibo
            </Button>
          </div>
        </div>
      </Panel>
      <Panel title="Andamento" className="print:hidden">
        <Timeline events={timelineOf(withdrawal)} />
      </Panel>
    </div>
  );
}

const Line = ({ name, at }: { name: string; at: Date | null }) =>
  at && (
    <div>
      <dt className="inline">{name} em </dt>
      <dd className="inline">{formatFullDateTime(at)}, horário de Brasília</dd>
    </div>
  );
