import { formatCount } from "#kit/format.ts";
import { Section } from "#modules/payouts/ui/section.tsx";
import { useSection } from "#modules/payouts/ui/use-section.ts";
import { Kpi, KpiStrip } from "#ui/kpi-strip.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { getMachineHeader } from "../../functions.ts";

/** How much waits and how much gave up, each a way down the page. */
export function HeaderSection() {
  const state = useSection(() => getMachineHeader());
  return (
    <Section name="dashboardHeader" subject="o estado das filas" state={state} skeleton={<Skeleton className="h-24" />}>
      {(header) => (
        <KpiStrip label="Estado das filas">
          <Kpi label="Avisos na fila" value={<Figure count={header.webhooksWaiting} to="avisos" />} />
          <Kpi label="Avisos mortos" value={<Figure count={header.webhooksDead} to="avisos" />} />
          <Kpi label="Trabalhos na fila" value={formatCount(header.jobsWaiting)} />
          <Kpi label="Trabalhos mortos" value={<Figure count={header.jobsDead} to="trabalhos" />} />
          <Kpi label="E-mails parados" value={<Figure count={header.emailsStuck} to="emails" />} />
          <Kpi label="Contestações abertas" value={<Figure count={header.disputesOpen} to="contestacoes" />} />
        </KpiStrip>
      )}
    </Section>
  );
}

const Figure = ({ count, to }: { count: number; to: string }) => (
  <a href={`#${to}`} className={`hover:underline hover:decoration-2 hover:underline-offset-4 ${count > 0 ? "" : "text-muted"}`}>
    {formatCount(count)}
  </a>
);
