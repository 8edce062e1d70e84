import { formatCount } from "#kit/format.ts";
import { Section } from "#modules/payouts/ui/section.tsx";
import { useSection } from "#modules/payouts/ui/use-section.ts";
import { Kpi, KpiStrip } from "#ui/kpi-strip.tsx";
import { Note } from "#ui/note.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { getSystemHealth } from "../../functions.ts";
import { type Trouble, troublesOf } from "../rules.ts";

/** The state at a glance: what asks for somebody, how much waits and how much gave up, each a way down the page. */
export function HeaderSection() {
  const state = useSection(() => getSystemHealth());
  return (
    <Section name="dashboardHeader" subject="o estado das filas" state={state} skeleton={<Skeleton className="h-40" />}>
      {(header) => (
        <div className="grid gap-3">
          <AtAGlance troubles={troublesOf(header)} />
          <KpiStrip label="Estado das filas">
            <Kpi label="Avisos na fila" value={<Figure count={header.webhooksWaiting} to="avisos" />} />
            <Kpi label="Avisos com falha definitiva" value={<Figure count={header.webhooksDead} to="avisos" />} />
            <Kpi label="Trabalhos na fila" value={<Figure count={header.jobsWaiting} to="filas" />} />
            <Kpi label="Tarefas com falha definitiva" value={<Figure count={header.jobsDead} to="trabalhos" />} />
            <Kpi label="E-mails parados" value={<Figure count={header.emailsStuck} to="emails" />} />
            <Kpi label="Contestações abertas" value={<Figure count={header.disputesOpen} to="contestacoes" />} />
          </KpiStrip>
        </div>
      )}
    </Section>
  );
}

function AtAGlance({ troubles }: { troubles: Trouble[] }) {
  if (troubles.length === 0)
    return (
      <Note tone="positive" title="Nada precisa de atenção.">
        Filas e e-mails em dia, sem diferença conhecida com o provedor; compras e saques em curso.
      </Note>
    );
  return (
    <Note tone="warning" title="Pede atenção:">
      <ul className="mt-1 flex flex-wrap gap-x-4 gap-y-1">
        {troubles.map(({ words, to }) => (
          <li key={words}>
            <a href={`#${to}`} className="link">
              {words}
            </a>
          </li>
        ))}
      </ul>
    </Note>
  );
}

const Figure = ({ count, to }: { count: number; to: string }) => (
  <a href={`#${to}`} className={`hover:underline hover:decoration-2 hover:underline-offset-4 ${count > 0 ? "" : "text-muted"}`}>
    {formatCount(count)}
  </a>
);
