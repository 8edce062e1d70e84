import { useRouter } from "@tanstack/react-router";
import { GROUPS } from "#modules/analytics/rules/groups.ts";
import { GROUP_WORDS, pointOf, spanWords } from "#modules/analytics/ui/slot-words.ts";
import { Section } from "#modules/payouts/ui/section.tsx";
import { useSection } from "#modules/payouts/ui/use-section.ts";
import { formatCount, plural } from "#kit/format.ts";
import { formatCompact, formatMoney } from "#kit/money.ts";
import { countColumn, moneyColumn } from "#ui/chart/chart-column.ts";
import { ChartLegend } from "#ui/chart/chart-legend.tsx";
import { ChartTable } from "#ui/chart/chart-table.tsx";
import { LineChart } from "#ui/chart/line-chart.tsx";
import { PartsBar } from "#ui/chart/parts-bar.tsx";
import { Panel } from "#ui/panel.tsx";
import { Segmented } from "#ui/segmented.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { getSalesOverview } from "../functions.ts";
import { PLATFORM_MEASURES, PLATFORM_DAYS_FILE, platformHref } from "../schema.ts";
import { type PlatformPart, keyOf, type SalesFacts } from "./facts.ts";
import { METHODS } from "#modules/payments/methods/methods.ts";

const MEASURES = { valor: "Valor", pedidos: "Pedidos" };

/** Sales slot by slot over the days compared. */
export function SalesSection(part: PlatformPart) {
  const { search } = part;
  const state = useSection(() => getSalesOverview({ data: search }), keyOf(search));
  return (
    <Section
      name="salesOverview"
      subject="as vendas"
      state={state}
      skeleton={<Skeleton className="after-300ms h-[390px]" />}
      className="flex min-w-0 flex-col"
    >
      {(facts) => <Sales facts={facts} {...part} />}
    </Section>
  );
}

function Sales({ facts, path, search, isDeep }: PlatformPart & { facts: SalesFacts }) {
  const router = useRouter();
  const { slots, former, totals, formerTotals, range, group, methods, buyerInterestCents } = facts;
  const measure = search.medida ?? "valor";
  const figure = measure === "valor" ? "grossCents" : "orders";
  const words = measure === "valor" ? formatMoney : formatCount;
  const points = slots.map((slot) => pointOf(slot, group));
  const before = former?.map((slot) => slot[figure]);
  const go = (change: Parameters<typeof platformHref>[2]) =>
    void router.navigate({ href: platformHref(path, search, change), resetScroll: false });
  return (
    <Panel
      className="grow"
      title="Vendas"
      aria-label="Vendas"
      action={
        <span className="flex flex-wrap gap-2">
          {isDeep && (
            <Segmented
              label="Agrupar por"
              value={group}
              options={GROUPS.map((value) => ({ value, label: GROUP_WORDS[value] }))}
              onValue={(agrupar) => go({ agrupar })}
            />
          )}
          <Segmented
            label="Contar"
            value={measure}
            options={PLATFORM_MEASURES.map((value) => ({ value, label: MEASURES[value] }))}
            onValue={(medida) => go({ medida })}
          />
        </span>
      }
    >
      <LineChart
        summary={`Vendas brutas de ${spanWords(range)}: ${formatMoney(totals.grossCents)} em ${plural(totals.orders, "pedido pago", "pedidos pagos")}.`}
        points={points}
        series={[
          ...(before ? [{ name: "Antes", colour: "muted" as const, values: before, isDashed: true }] : []),
          { name: "Este período", colour: "c1", values: slots.map((slot) => slot[figure]), isArea: true },
        ]}
        unit={measure === "valor" ? 100 : 1}
        formatTick={measure === "valor" ? formatCompact : formatCount}
        unitName={measure === "valor" ? "R$" : undefined}
        empty={totals.orders === 0 ? "Sem vendas neste período" : undefined}
        read={(index) => [words(slots[index]?.[figure] ?? 0), ...(before ? [`antes ${words(before[index] ?? 0)}`] : [])]}
      />
      <ChartLegend
        entries={[
          { name: "Este período", total: words(totals[figure]), colour: "c1" },
          ...(formerTotals && range.former
            ? [{ name: spanWords(range.former), total: words(formerTotals[figure]), colour: "muted" as const, isDashed: true }]
            : []),
        ]}
      />
      <ChartTable
        caption={`Vendas, ${spanWords(range)}`}
        slot={GROUP_WORDS[group]}
        points={points}
        columns={[
          countColumn("Pedidos", (index) => slots[index]?.orders),
          moneyColumn("Bruto", (index) => slots[index]?.grossCents),
          moneyColumn("Comissão", (index) => slots[index]?.commissionCents),
          moneyColumn("Devolvido", (index) => -(slots[index]?.returnedCents ?? 0)),
          moneyColumn("Custos", (index) => -(slots[index]?.costCents ?? 0)),
          moneyColumn("Fica", (index) => slots[index]?.platformCents),
          ...(before ? [(measure === "valor" ? moneyColumn : countColumn)("Antes", (index) => before[index])] : []),
        ]}
      />
      {isDeep && (
        <>
          <a
            href={platformHref(PLATFORM_DAYS_FILE, { de: range.from, ate: range.to })}
            download
            className="link mt-3 inline-block text-sm"
          >
            Baixar os dias em CSV
          </a>
          {methods.length > 0 && (
            <div className="mt-5">
              <h3 className="mb-3 font-text text-md font-semibold">Como pagaram</h3>
              <PartsBar
                label="Vendas brutas por forma de pagamento"
                parts={[
                  ...methods.map(({ method, sales, grossCents }) => ({
                    name: METHODS[method].shortLabel,
                    value: grossCents,
                    detail: `${plural(sales, "material", "materiais")}, ${formatMoney(grossCents)}`,
                  })),
                  ...(buyerInterestCents > 0
                    ? [{ name: "Juros de parcelamento", value: buyerInterestCents, detail: formatMoney(buyerInterestCents) }]
                    : []),
                ]}
              />
            </div>
          )}
        </>
      )}
    </Panel>
  );
}
