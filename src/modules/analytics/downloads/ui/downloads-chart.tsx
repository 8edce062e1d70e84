import { formatCount, plural } from "#kit/format.ts";
import { productFilter } from "#modules/catalog/picking/ui/product-filter.ts";
import { countColumn } from "#ui/chart/chart-column.ts";
import { ChartLegend } from "#ui/chart/chart-legend.tsx";
import { ChartTable } from "#ui/chart/chart-table.tsx";
import { LineChart, type Series } from "#ui/chart/line-chart.tsx";
import { FilterChip } from "#ui/data-table/filter-chip.tsx";
import { Panel } from "#ui/panel.tsx";
import { ANALYTICS_PATH, type AnalyticsSearch } from "../../schema.ts";
import { GROUP_WORDS, pointOf, spanWords } from "../../ui/slot-words.ts";
import type { DownloadsFacts } from "./downloads-facts.ts";

/** Downloads slot by slot, first times among them, and, day by day, how many different people. */
export function DownloadsChart({ facts, search }: { facts: DownloadsFacts; search: AnalyticsSearch }) {
  const { group, slots, range } = facts;
  const points = slots.map((slot) => pointOf(slot, group));
  const total = (name: "downloads" | "openings" | "firsts"): number => slots.reduce((sum, slot) => sum + slot[name], 0);
  const hasPeople = group === "dia";
  const series: Series[] = [
    { name: "Downloads", colour: "c1", values: slots.map(({ downloads }) => downloads), isArea: true },
    ...(hasPeople ? [{ name: "Pessoas no dia", colour: "c2" as const, values: slots.map(({ people }) => people) }] : []),
  ];
  const isEmpty = total("downloads") + total("openings") === 0;
  return (
    <Panel
      title="Downloads"
      aria-label="Downloads"
      action={<FilterChip filter={productFilter(facts.materials, "baixado")} path={ANALYTICS_PATH} search={search} />}
    >
      <LineChart
        summary={`${plural(total("downloads"), "download", "downloads")} de ${spanWords(range)}, ${plural(total("firsts"), "compra aberta", "compras abertas")} pela primeira vez.`}
        points={points}
        series={series}
        formatTick={formatCount}
        empty={isEmpty ? "Nenhum download neste período" : undefined}
        read={(index) => readSlot(slots[index], hasPeople)}
      />
      <ChartLegend
        entries={[
          { name: "Downloads", total: formatCount(total("downloads")), colour: "c1" },
          ...(hasPeople ? [{ name: "Pessoas diferentes em cada dia", colour: "c2" as const }] : []),
        ]}
      />
      {!isEmpty && (
        <p className="mt-2 text-2xs text-muted">
          Das vezes em que um arquivo foi aberto ou baixado, {formatCount(total("firsts"))} foram a primeira daquela compra e{" "}
          {formatCount(total("downloads") + total("openings") - total("firsts"))} foram de quem voltou.
          {total("openings") > 0 && ` ${plural(total("openings"), "leitura", "leituras")} no navegador não entram no gráfico.`}
          {points.at(-1)?.isPartial && " Tracejado: ainda não acabou."}
        </p>
      )}
      <ChartTable
        caption={`Downloads, ${spanWords(range)}`}
        slot={GROUP_WORDS[group]}
        points={points}
        columns={[
          countColumn("Downloads", (index) => slots[index]?.downloads),
          countColumn("No navegador", (index) => slots[index]?.openings),
          countColumn("Primeira vez", (index) => slots[index]?.firsts),
          ...(hasPeople ? [countColumn("Pessoas", (index) => slots[index]?.people)] : []),
        ]}
      />
    </Panel>
  );
}

function readSlot(slot: DownloadsFacts["slots"][number] | undefined, hasPeople: boolean): string[] {
  if (!slot) return [];
  return [
    plural(slot.downloads, "download", "downloads"),
    ...(hasPeople ? [plural(slot.people, "pessoa", "pessoas")] : []),
    `${formatCount(slot.firsts)} pela primeira vez`,
  ];
}
