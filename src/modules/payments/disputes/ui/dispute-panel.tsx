import { formatFullDateTime } from "#kit/date-format.ts";
import { buttonClass } from "#ui/button.tsx";
import { Countdown } from "#ui/countdown.tsx";
import { Money } from "#ui/money.tsx";
import { Note } from "#ui/note.tsx";
import { Panel } from "#ui/panel.tsx";
import { disputeNames, disputeStanding } from "../messages.ts";
import { AddedProofs } from "./added-proofs.tsx";
import type { SaleDispute } from "./dispute-facts.ts";
import { DisputePill } from "./dispute-pill.tsx";
import { ProofForm } from "./proof-form.tsx";
import { WordsForm } from "./words-form.tsx";

const DAY_MS = 86_400_000;

/** A dispute, for its author: the effect on the money and the files, the deadlines, and the forms for evidence. */
export function DisputePanel({ dispute, orderId, onChange }: { dispute: SaleDispute; orderId: string; onChange: () => void }) {
  const words = disputeStanding[dispute.status];
  return (
    <Panel title="Contestação" action={<DisputePill status={dispute.status} />} data-section="dispute">
      <p className="text-sm text-muted">
        {disputeNames[dispute.reason]}, desde {formatFullDateTime(dispute.openedAt)}.
      </p>
      <dl className="mt-4 grid gap-3 text-sm sm:grid-cols-2">
        <div>
          <dt className="text-2xs text-muted">Sua parte</dt>
          <dd>
            <b className="font-semibold">
              <Money cents={dispute.netCents} />
            </b>{" "}
            {words.money}
          </dd>
        </div>
        <div>
          <dt className="text-2xs text-muted">Quem comprou</dt>
          <dd>{words.access}</dd>
        </div>
      </dl>
      {dispute.status === "formalizado" && <Time dispute={dispute} />}
      {dispute.mayAdd && (
        <div className="mt-5 grid gap-5 border-t border-line pt-5">
          <WordsForm orderId={orderId} onDone={onChange} />
          <ProofForm orderId={orderId} onDone={onChange} />
        </div>
      )}
      <AddedProofs dispute={dispute} />
      {dispute.deadlineAt && (
        <a href={`/contestacoes/${dispute.id}/defesa`} download className={buttonClass({ size: "sm", className: "mt-5" })}>
          Baixar a defesa
        </a>
      )}
    </Panel>
  );
}

function Time({ dispute: { mayAdd, wordsUntil, deadlineAt, serverNow } }: { dispute: SaleDispute }) {
  if (!wordsUntil || !deadlineAt) return null;
  const isLastDay = mayAdd && wordsUntil.getTime() - serverNow.getTime() < DAY_MS;
  return (
    <Note tone={mayAdd ? "warning" : "info"} className="mt-4">
      {mayAdd
        ? `Você pode anexar provas até ${formatFullDateTime(wordsUntil)}. `
        : `O prazo para anexar provas acabou em ${formatFullDateTime(wordsUntil)}. `}
      A defesa vai ao banco até {formatFullDateTime(deadlineAt)}, com o recibo, os termos aceitos, os downloads e os e-mails
      entregues, mesmo que você não escreva nada.
      {isLastDay && (
        <Countdown label="Faltam" untilMs={wordsUntil.getTime()} serverNowMs={serverNow.getTime()} className="mt-2" />
      )}
    </Note>
  );
}
