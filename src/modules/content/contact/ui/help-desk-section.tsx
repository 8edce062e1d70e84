import { CircleHelp, ClockAlert } from "lucide-react";
import { useState } from "react";
import { formatFullDateTime, formatWeekdayDate } from "#kit/date-format.ts";
import { plural } from "#kit/format.ts";
import { Section } from "#modules/payouts/ui/section.tsx";
import { useSection } from "#modules/payouts/ui/use-section.ts";
import { Button } from "#ui/button.tsx";
import { Panel } from "#ui/panel.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { StatusPill } from "#ui/status-pill.tsx";
import { showToast } from "#ui/toast.tsx";
import { closeContactFn, getHelpDesk } from "../functions.ts";
import { closeMessages, contactMessages, TOPIC_WORDS } from "../messages.ts";
import type { OpenContact } from "../schema.ts";
import { ContactWordsDialog } from "./contact-words-dialog.tsx";

/** Who wrote and waits, soonest due first, and what the help could not answer. */
export function HelpDeskSection() {
  const state = useSection(() => getHelpDesk());
  const [requested, setRequested] = useState<OpenContact | null>(null);

  async function close(contactId: string) {
    const answer = await closeContactFn({ data: { contactId } }).catch(() => null);
    showToast(answer?.ok ? "Marcada como respondida" : wordsOf(answer?.reason));
    state.reload();
  }

  return (
    <Panel id="mensagens" title="Mensagens e buscas da ajuda" className="scroll-mt-20">
      <Section name="help-desk" subject="as mensagens" state={state} skeleton={<Skeleton className="after-300ms h-24" />}>
        {({ open, misses }) => (
          <div className="grid gap-6">
            {open.length === 0 ? (
              <p className="text-sm text-muted">Ninguém espera resposta.</p>
            ) : (
              <ul className="divide-y divide-line">
                {open.map((one) => (
                  <Row key={one.id} one={one} onRead={() => setRequested(one)} onClose={() => void close(one.id)} />
                ))}
              </ul>
            )}
            <Misses misses={misses} />
            {requested && <ContactWordsDialog contact={requested} onClose={() => setRequested(null)} />}
          </div>
        )}
      </Section>
    </Panel>
  );
}

const WORDS: Record<string, string> = { ...contactMessages, ...closeMessages };
const wordsOf = (reason: string | undefined): string => WORDS[reason ?? "unavailable"] ?? contactMessages.unavailable;

function Row({ one, onRead, onClose }: { one: OpenContact; onRead: () => void; onClose: () => void }) {
  const { number, topic, isHeld, isLate, at, answerBy } = one;
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3 text-sm">
      <div className="grid gap-1">
        <p className="font-semibold">
          Nº <span className="tn">{number}</span>: {TOPIC_WORDS[topic]}
        </p>
        <p className="flex flex-wrap items-center gap-2 text-xs text-muted">
          {isHeld && (
            <StatusPill status="retida" tone="warning" icon={<CircleHelp />}>
              Parece spam
            </StatusPill>
          )}
          {isLate && (
            <StatusPill status="atrasada" tone="danger" icon={<ClockAlert />}>
              Passou do prazo
            </StatusPill>
          )}
          {formatFullDateTime(new Date(at))}, responder até {formatWeekdayDate(new Date(answerBy))}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" onClick={onRead} aria-label={`Ler a mensagem ${number}`}>
          Ler
        </Button>
        <Button size="sm" variant="soft" onClick={onClose} aria-label={`Marcar a mensagem ${number} como respondida`}>
          Respondida
        </Button>
      </div>
    </li>
  );
}

const Misses = ({ misses }: { misses: { words: string; times: number; lastAt: string }[] }) => (
  <div>
    <h3 className="font-text text-xs font-semibold text-muted">Buscas sem resposta em 90 dias</h3>
    {misses.length === 0 ? (
      <p className="mt-1 text-sm text-muted">Nenhuma.</p>
    ) : (
      <ul className="mt-1 divide-y divide-line text-sm">
        {misses.map(({ words, times }) => (
          <li key={words} className="flex justify-between gap-4 py-2">
            <span className="wrap-anywhere">{words}</span>
            <span className="tn shrink-0 text-muted">{plural(times, "vez", "vezes")}</span>
          </li>
        ))}
      </ul>
    )}
  </div>
);
