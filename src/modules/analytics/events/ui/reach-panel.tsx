import { formatDateRange } from "#kit/date-format.ts";
import { dayBoundsSp } from "#kit/dates.ts";
import { formatCount } from "#kit/format.ts";
import { formatPercent } from "#kit/percent.ts";
import { Section } from "#modules/payouts/ui/section.tsx";
import { useSection } from "#modules/payouts/ui/use-section.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { Kpi, KpiStrip } from "#ui/kpi-strip.tsx";
import { Panel } from "#ui/panel.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { getReach } from "../functions.ts";
import { conversionOf } from "../rules/reach-sums.ts";
import type { ReachFacts } from "./reach-facts.ts";
import { ReachProducts } from "./reach-products.tsx";
import { ReachCampaigns, ReachSources } from "./reach-sources.tsx";

type ReachPanelProps = { de?: string | undefined; ate?: string | undefined };

/** Who sees the author's products in these days: visits, what became of them, and where they came from. */
export function ReachPanel({ de, ate }: ReachPanelProps) {
  const state = useSection(() => getReach({ data: { de, ate } }), `${de} ${ate}`);
  return (
    <Section subject="as visitas aos seus materiais" state={state} skeleton={<Loading />}>
      {(facts) => <Reach facts={facts} />}
    </Section>
  );
}

function Reach({ facts }: { facts: ReachFacts }) {
  const { sums, products, sources, campaigns } = facts;
  if (products.length === 0)
    return (
      <Panel title="Alcance" aria-label="Alcance">
        <EmptyState headingLevel={3} title={facts.since ? "Nenhuma visita nestes dias" : "Nenhuma visita ainda"}>
          {facts.since
            ? "Escolha um período maior para ver quem passou pelos seus materiais."
            : "Quando alguém abrir um material seu, aparece aqui quantas pessoas viram e de onde vieram."}
        </EmptyState>
      </Panel>
    );
  const conversion = conversionOf(sums);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div>
        <h2 className="text-t3">Alcance</h2>
        <p className="mt-1 mb-3 text-2xs text-muted">
          {words(facts)} Cada visitante conta uma vez por dia em cada material. As suas visitas e as de robôs ficam de fora.
        </p>
        <KpiStrip label="Alcance no período">
          <Kpi label="Visitas" value={formatCount(sums.views)} />
          <Kpi label="Visitantes" value={formatCount(sums.visitors)} former={`${formatCount(sums.searches)} pela busca`} />
          <Kpi label="Abriram a prévia" value={formatCount(sums.samples)} former={share(sums.samples, sums.visitors)} />
          <Kpi label="Adicionaram ao carrinho" value={formatCount(sums.carts)} former={share(sums.carts, sums.visitors)} />
          <Kpi label="Pedidos" value={formatCount(sums.orders)} former={`${formatCount(sums.brought)} por link ou cupom seu`} />
          <Kpi label="Conversão" value={conversion === null ? "–" : formatPercent(conversion)} former="pedidos por visitante" />
        </KpiStrip>
      </div>
      <ReachProducts products={products} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 xl:grid-cols-[minmax(0,1fr)_minmax(0,1.5fr)]">
        <ReachSources sources={sources} />
        <ReachCampaigns campaigns={campaigns} />
      </div>
    </div>
  );
}

function words({ since, from, to }: ReachFacts): string {
  const [start, end] = [dayBoundsSp(from)?.start, dayBoundsSp(to)?.end];
  const days = start && end ? formatDateRange(start, end) : "";
  return since === from ? `${days}: contamos desde o primeiro destes dias.` : `${days}.`;
}

const share = (part: number, whole: number): string | undefined =>
  whole > 0 && part <= whole ? `${formatPercent(part / whole)} dos visitantes` : undefined;

const Loading = () => (
  <div className="after-300ms grid gap-5">
    <Skeleton className="h-24" />
    <Skeleton className="h-72" />
    <Skeleton className="h-56" />
  </div>
);
