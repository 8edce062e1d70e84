import type { FactsOf } from "#kit/answer.ts";
import { When } from "#modules/orders/ui/when.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Panel } from "#ui/panel.tsx";
import type { getPendingActs } from "../functions.ts";
import { statusWords, WAITS } from "../messages.ts";
import { ConfirmAct, RefuseAct, WithdrawAct } from "./answer-buttons.tsx";

type Facts = FactsOf<typeof getPendingActs>;
type PendingAct = Facts["waiting"][number];
type PageProps = { facts: Facts; onChanged: () => Promise<void> };

/** What waits for another owner, with what may be answered, and what was answered lately. */
export function PendingActsPage({ facts: { waiting, answered, mayAnswer }, onChanged }: PageProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <Panel title="Esperando">
        {waiting.length === 0 ? (
          <EmptyState title="Nada espera confirmação" headingLevel={3}>
            Mudar a comissão de todos ou quem é Dono, por exemplo, passa por aqui.
          </EmptyState>
        ) : (
          <ul className="divide-y divide-line">
            {waiting.map((act) => (
              <Waiting key={act.id} act={act} mayAnswer={mayAnswer} onChanged={onChanged} />
            ))}
          </ul>
        )}
      </Panel>
      {answered.length > 0 && (
        <Panel title="Respondidos recentemente">
          <ul className="divide-y divide-line">
            {answered.map((act) => (
              <Answered key={act.id} act={act} />
            ))}
          </ul>
        </Panel>
      )}
    </div>
  );
}

function Waiting({ act, mayAnswer, onChanged }: { act: PendingAct; mayAnswer: boolean; onChanged: () => Promise<void> }) {
  const { id, title, expiresAt, isOwn } = act;
  return (
    <li className="grid gap-3 py-4 first:pt-0 last:pb-0">
      <What act={act} />
      <p className="text-2xs text-muted">
        Espera até <When at={expiresAt} />. {isOwn && WAITS}
      </p>
      <div className="flex flex-wrap gap-2">
        {isOwn && <WithdrawAct actId={id} title={title} onDone={onChanged} />}
        {!isOwn && mayAnswer && (
          <>
            <ConfirmAct actId={id} title={title} onDone={onChanged} />
            <RefuseAct actId={id} title={title} onDone={onChanged} />
          </>
        )}
      </div>
    </li>
  );
}

function Answered({ act }: { act: PendingAct }) {
  const { status, answeredBy, answeredAt, answer, isOwn } = act;
  const byAnother = answeredBy !== null && status !== "retirado";
  return (
    <li className="grid gap-2 py-4 first:pt-0 last:pb-0">
      <What act={act} />
      <p className="text-sm wrap-anywhere" data-status={status}>
        <b className="font-semibold">{status === "retirado" && isOwn ? "Você desistiu" : statusWords[status]}</b>
        {answer && `: ${answer}`}
        {answeredAt && (
          <span className="block text-2xs text-muted">
            <When at={answeredAt} />
            {byAnother && `, por ${answeredBy}`}
          </span>
        )}
      </p>
    </li>
  );
}

/** What it would do, in a sentence and its details; who wants it and why. */
function What({ act: { title, lines, reason, askedBy, askedAt, isOwn } }: { act: PendingAct }) {
  return (
    <div className="wrap-anywhere">
      <h3 className="font-text text-base font-semibold">{title}</h3>
      {lines.map((line) => (
        <p key={line} className="text-sm">
          {line}
        </p>
      ))}
      {reason !== "" && <p className="mt-1 text-sm text-muted">O motivo: {reason}</p>}
      <p className="text-2xs text-muted">
        {isOwn ? "Você" : askedBy}, <When at={askedAt} />
      </p>
    </div>
  );
}
