import { useRouter } from "@tanstack/react-router";
import { plural } from "#kit/format.ts";
import { formatCompact, formatMoney } from "#kit/money.ts";
import { BarChart } from "#ui/chart/bar-chart.tsx";
import { countColumn, moneyColumn } from "#ui/chart/chart-column.ts";
import { ChartLegend } from "#ui/chart/chart-legend.tsx";
import type { ChartPoint } from "#ui/chart/chart-point.ts";
import { ChartTable } from "#ui/chart/chart-table.tsx";
import { Panel } from "#ui/panel.tsx";
import { Segmented } from "#ui/segmented.tsx";
import { analyticsHref, type AnalyticsSearch, type Measure, MEASURES, ordersHref } from "../../schema.ts";
import { GroupLinks } from "../../ui/group-links.tsx";
import { GROUP_WORDS, pointOf, spanWords } from "../../ui/slot-words.ts";
import type { NoteFact } from "../queries.ts";
import type { RevenueFacts } from "./revenue-facts.ts";

const WORDS: Record<Measure, { label: string; summary: string; figure: "netCents" | "grossCents" | "returnedCents" }> = {
  liquida: { label: "Líquida", summary: "Receita líquida", figure: "netCents" },
  bruta: { label: "Bruta", summary: "Receita bruta", figure: "grossCents" },
  reembolsos: { label: "Devolvida", summary: "Valor devolvido", figure: "returnedCents" },
};

const TITLES = { dia: "Receita por dia", semana: "Receita por semana", mes: "Receita por mês" };

/** Net, gross or what went back, slot by slot, over what it was in the days compared. A bar opens its orders. */
export function RevenueChart({ facts, search }: { facts: RevenueFacts; search: AnalyticsSearch }) {
  const router = useRouter();
  const { group, slots, former, totals, formerTotals, notes, range } = facts;
  const measure = search.medida ?? "liquida";
  const { figure, summary } = WORDS[measure];
  const points: ChartPoint[] = slots.map((slot) => {
    const here = notes.filter(({ day }) => day >= slot.from && day <= slot.to).map(noteWords);
    return { ...pointOf(slot, group), href: ordersHref(slot), ...(here.length > 0 ? { notes: here } : {}) };
  });
  const before = former?.map((slot) => slot[figure]);
  const isEmpty = totals.sales === 0 && totals.returnedCents === 0;
  return (
    <Panel
      title={TITLES[group]}
      aria-label={TITLES[group]}
      action={
        <span className="flex flex-wrap gap-2">
          <GroupLinks search={search} group={group} />
          <Segmented
            label="Receita"
            value={measure}
            options={MEASURES.map((value) => ({ value, label: WORDS[value].label }))}
            onValue={(medida) => void router.navigate({ href: analyticsHref(search, { medida }), resetScroll: false })}
          />
        </span>
      }
    >
      <BarChart
        summary={`${summary} de ${spanWords(range)}: ${formatMoney(totals[figure])} em ${plural(totals.sales, "venda", "vendas")}.`}
        points={points}
        values={slots.map((slot) => slot[figure])}
        former={before ?? null}
        unit={100}
        formatTick={formatCompact}
        unitName="R$"
        empty={isEmpty ? "Sem vendas neste período" : undefined}
        read={(index) => [
          formatMoney(slots[index]?.[figure] ?? 0),
          plural(slots[index]?.sales ?? 0, "venda", "vendas"),
          ...(before ? [`antes ${formatMoney(before[index] ?? 0)}`] : []),
        ]}
      />
      <ChartLegend
        entries={[
          { name: "Este período", total: formatMoney(totals[figure]), colour: "c1" },
          ...(formerTotals && range.former
            ? [
                {
                  name: spanWords(range.former),
                  total: formatMoney(formerTotals[figure]),
                  colour: "muted" as const,
                  isDashed: true,
                },
              ]
            : []),
        ]}
      />
      <p className="mt-2 text-2xs text-muted">
        {measure === "liquida" && "Líquida: o que foi pago, menos comissão, a sua parte do parcelamento e o que foi devolvido. "}
        {measure === "bruta" && "Bruta: o que foi pago pelos seus materiais, já com cupom e promoção. "}
        {measure === "reembolsos" && "Devolvida: a sua parte do que voltou por reembolso ou contestação. "}
        Cada venda conta no dia em que o pagamento caiu.
        {points.some(({ notes: here }) => here) && " O ponto no alto marca mudança de preço, cupom ou promoção."}
        {slots.at(-1)?.isPartial && " Tracejado: ainda não acabou."}
      </p>
      <ChartTable
        caption={`${TITLES[group]}, ${spanWords(range)}`}
        slot={GROUP_WORDS[group]}
        points={points}
        columns={[
          countColumn("Vendas", (index) => slots[index]?.sales),
          moneyColumn("Bruta", (index) => slots[index]?.grossCents),
          moneyColumn("Taxas", (index) => -(slots[index]?.feeCents ?? 0)),
          moneyColumn("Devolvida", (index) => -(slots[index]?.returnedCents ?? 0)),
          moneyColumn("Líquida", (index) => slots[index]?.netCents),
          ...(before ? [moneyColumn("Antes", (index) => before[index])] : []),
        ]}
      />
    </Panel>
  );
}

function noteWords({ kind, name, cents, isEnd }: NoteFact): string {
  if (kind === "preco") return `${name}: preço de ${formatMoney(cents ?? 0)}`;
  if (kind === "promocao") return `Promoção ${name} começou`;
  return `Cupom ${name} ${isEnd ? "acabou" : "começou"}`;
}
