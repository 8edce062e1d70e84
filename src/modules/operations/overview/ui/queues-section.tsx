import { ArrowRight, CheckCircle2, Clock, type LucideIcon, TriangleAlert } from "lucide-react";
import { useNow } from "#modules/orders/ui/use-now.ts";
import { When } from "#modules/orders/ui/when.tsx";
import { Section } from "#modules/payouts/ui/section.tsx";
import { useSection } from "#modules/payouts/ui/use-section.ts";
import { Panel } from "#ui/panel.tsx";
import { RouterLink } from "#ui/router-link.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { StatusPill, type StatusTone } from "#ui/status-pill.tsx";
import { formatCount } from "#kit/format.ts";
import { getPlatformQueues } from "../functions.ts";
import { PATIENCE_HOURS, pressing, type Urgency, type Waiting } from "../rules/queues.ts";
import { QUEUE_WORDS, URGENCY_WORDS } from "./queue-words.ts";

const LOOKS: Record<Urgency, { tone: StatusTone; icon: LucideIcon }> = {
  em_dia: { tone: "positive", icon: CheckCircle2 },
  perto: { tone: "warning", icon: Clock },
  atrasada: { tone: "danger", icon: TriangleAlert },
};

/** What waits for somebody of the platform, each with the age of its oldest. */
export function QueuesSection() {
  const state = useSection(() => getPlatformQueues());
  return (
    <Section name="queues" subject="as filas" state={state} skeleton={<Skeleton className="after-300ms h-40" />}>
      {(queues) => <Queues queues={queues} />}
    </Section>
  );
}

function Queues({ queues }: { queues: readonly Waiting[] }) {
  const now = useNow();
  const waiting = pressing(queues, now);
  return (
    <Panel title="Pendências" aria-label="Pendências">
      {waiting.length === 0 ? (
        <p className="text-sm text-muted">Nada espera por ninguém agora.</p>
      ) : (
        <ul className="grid gap-x-8 md:grid-cols-2">
          {waiting.map(({ queue, count, oldestAt, urgency }) => {
            const { one, many, href } = QUEUE_WORDS[queue];
            const { tone, icon: Icon } = LOOKS[urgency];
            const words = (
              <>
                <b className="tn font-semibold">{formatCount(count)}</b> {count === 1 ? one : many}
              </>
            );
            return (
              <li key={queue} className="flex min-h-13 flex-wrap items-center gap-x-3 gap-y-1 border-b border-line py-2 text-sm">
                <span className="min-w-0 flex-1">
                  {href ? (
                    <RouterLink
                      href={href}
                      className="inline-flex min-h-6 items-center gap-1.5 underline-offset-3 hover:underline max-md:underline"
                    >
                      <span>{words}</span>
                      <ArrowRight aria-hidden className="size-4 shrink-0" />
                    </RouterLink>
                  ) : (
                    words
                  )}
                  {oldestAt && (
                    <span className="block text-2xs text-muted">
                      Espera desde: <When at={oldestAt} as="relative" />, prazo de {PATIENCE_HOURS[queue]} h
                    </span>
                  )}
                </span>
                <StatusPill tone={tone} icon={<Icon />} status={urgency}>
                  {URGENCY_WORDS[urgency]}
                </StatusPill>
              </li>
            );
          })}
        </ul>
      )}
    </Panel>
  );
}
