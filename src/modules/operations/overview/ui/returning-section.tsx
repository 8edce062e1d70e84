import { Section } from "#modules/payouts/ui/section.tsx";
import { useSection } from "#modules/payouts/ui/use-section.ts";
import { formatCount, plural } from "#kit/format.ts";
import { numberText } from "#kit/number-text.ts";
import { formatPercent } from "#kit/percent.ts";
import { countColumn, percentColumn } from "#ui/chart/chart-column.ts";
import { ChartTable } from "#ui/chart/chart-table.tsx";
import { LineChart } from "#ui/chart/line-chart.tsx";
import { Panel } from "#ui/panel.tsx";
import { ReceiptList, ReceiptRow } from "#ui/receipt-list.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { getReturningRate } from "../functions.ts";
import { CohortsTable } from "./cohorts-table.tsx";
import { type PlatformPart, keyOf, type ReturningFacts } from "./facts.ts";
import { monthTitle, monthWords } from "./month-words.ts";

const rateOf = ({ buyers, returning }: { buyers: number; returning: number }): number => (buyers === 0 ? 0 : returning / buyers);

/** Who comes back to buy, with what that means written beside it. */
export function ReturningSection({ search, isDeep }: PlatformPart) {
  const state = useSection(() => getReturningRate({ data: search }), keyOf(search));
  return (
    <Section
      name="returningRate"
      subject="quem volta a comprar"
      state={state}
      skeleton={<Skeleton className="after-300ms h-[420px]" />}
      className="flex min-w-0 flex-col"
    >
      {(facts) => <Returning facts={facts} isDeep={isDeep} />}
    </Section>
  );
}

function Returning({ facts, isDeep }: { facts: ReturningFacts; isDeep: boolean }) {
  const { months, former } = facts;
  const points = months.map(({ month }) => ({ key: month, label: monthWords(month), title: monthTitle(month) }));
  return (
    <Panel className="grow" title="Quem volta a comprar" aria-label="Quem volta a comprar">
      <p className="tn text-[2.125rem] leading-tight font-[650] tracking-[-.025em]">{formatPercent(rateOf(facts))}</p>
      <p className="mt-1 text-sm text-muted">
        {formatCount(facts.returning)} de {plural(facts.buyers, "pessoa que comprou", "pessoas que compraram")} no período já
        tinham, no fim dele, dois pedidos pagos ou mais.
        {former && former.buyers > 0 && ` Antes, ${formatPercent(rateOf(former))}.`}
      </p>
      <div className="mt-3">
        <LineChart
          summary={`Quem volta a comprar, mês a mês: ${months.map((one) => `${monthWords(one.month)} ${formatPercent(rateOf(one))}`).join(", ")}.`}
          points={points}
          series={[{ name: "Voltam", colour: "c2", values: months.map((one) => Math.round(rateOf(one) * 1000)) }]}
          unit={10}
          formatTick={(value) => formatPercent(value / 1000)}
          empty={months.length === 0 ? "Ninguém comprou ainda" : undefined}
          read={(index) => [
            formatPercent(rateOf(months[index] ?? { buyers: 0, returning: 0 })),
            plural(months[index]?.buyers ?? 0, "pessoa", "pessoas"),
          ]}
        />
      </div>
      <ChartTable
        caption="Quem volta a comprar, por mês"
        slot="Mês"
        points={points}
        columns={[
          countColumn("Compraram", (index) => months[index]?.buyers),
          countColumn("Já tinham dois", (index) => months[index]?.returning),
          percentColumn("Parte", (index) => rateOf(months[index] ?? { buyers: 0, returning: 0 })),
        ]}
      />
      <ReceiptList className="mt-4">
        {facts.secondAfterDays !== null && (
          <ReceiptRow label="Segunda compra em média">{numberText(facts.secondAfterDays, 1)} dias</ReceiptRow>
        )}
        {facts.ordersPerBuyer !== null && (
          <ReceiptRow label="Pedidos por pessoa">{numberText(facts.ordersPerBuyer, 1)}</ReceiptRow>
        )}
      </ReceiptList>
      {isDeep && facts.cohorts.length > 0 && <CohortsTable cohorts={facts.cohorts} />}
      <p className="mt-3 text-2xs text-muted">
        Uma pessoa é um e-mail, com conta ou sem. Pedidos grátis não contam; os devolvidos depois, sim.
      </p>
    </Panel>
  );
}
