import { formatFullDateTime } from "#kit/date-format.ts";
import { Panel } from "#ui/panel.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { Section } from "../../ui/section.tsx";
import { useSection } from "../../ui/use-section.ts";
import { getPayoutSchedule } from "../functions.ts";
import { blockWords, logWords } from "../messages.ts";
import type { SchedulePage } from "../queries.ts";
import { ScheduleForm } from "./schedule-form.tsx";

/** The automatic withdrawal: its frequency, its minimum and its latest events. */
export function ScheduleSection() {
  const state = useSection(() => getPayoutSchedule());
  return (
    <Section subject="o seu saque automático" state={state} skeleton={<Skeleton className="after-300ms h-[180px]" />}>
      {(page) => (
        <Panel id="saque-automatico" title="Saque automático" className="scroll-mt-20">
          {page.hindrance === null || page.chosen ? (
            <ScheduleForm key={page.chosen?.frequency} page={page} onChange={state.reload} />
          ) : (
            <p className="text-sm text-muted">
              Envia o saldo disponível para a sua conta nos dias que você escolher. {blockWords(page.hindrance)}
            </p>
          )}
          <Log log={page.log} />
        </Panel>
      )}
    </Section>
  );
}

function Log({ log }: Pick<SchedulePage, "log">) {
  if (log.length === 0) return null;
  return (
    <ul className="mt-4 border-t border-line pt-3 text-2xs text-muted" aria-label="O que o saque automático fez">
      {log.map((line) => (
        <li key={line.id} className="flex flex-wrap justify-between gap-x-3 py-1">
          <span className="wrap-anywhere">{logWords(line)}</span>
          <time dateTime={line.at.toISOString()} className="tn">
            {formatFullDateTime(line.at)}
          </time>
        </li>
      ))}
    </ul>
  );
}
