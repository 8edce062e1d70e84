import { ChartFrame, type Plot } from "./chart-frame.tsx";
import { type ChartColour, type ChartPoint, FILL, STROKE } from "./chart-point.ts";
import { scaleOf } from "./scale.ts";

export type Series = { name: string; colour: ChartColour; values: readonly number[]; isArea?: boolean; isDashed?: boolean };

type LineChartProps = {
  summary: string;
  points: readonly ChartPoint[];
  series: readonly Series[];
  unit?: number;
  formatTick: (value: number) => string;
  unitName?: string | undefined;
  read: (index: number) => readonly string[];
  empty?: string | undefined;
};

/** Lines from zero with a dot at the end; the last stretch is dashed while its slot is not over. */
export function LineChart({ points, series, unit, ...frame }: LineChartProps) {
  const scale = scaleOf(
    series.flatMap((one) => one.values),
    unit,
  );
  return (
    <ChartFrame {...frame} points={points} scale={scale}>
      {(plot, active) =>
        series.map((one) => (
          <g key={one.name}>
            {one.isArea && <path d={areaOf(plot, one.values)} className={FILL[one.colour]} opacity={0.12} />}
            <Lines plot={plot} series={one} isOpen={points.at(-1)?.isPartial ?? false} />
            <EndDot plot={plot} series={one} index={active ?? one.values.length - 1} />
          </g>
        ))
      }
    </ChartFrame>
  );
}

function Lines({ plot, series: { values, colour, isDashed }, isOpen }: { plot: Plot; series: Series; isOpen: boolean }) {
  const at = (from: number, to?: number): string =>
    values
      .slice(from, to)
      .map((value, index) => `${plot.x(from + index)},${plot.y(value)}`)
      .join(" ");
  const style = {
    className: `fill-none ${STROKE[colour]}`,
    strokeWidth: isDashed ? 1.75 : 2.5,
    strokeLinejoin: "round" as const,
    strokeLinecap: "round" as const,
  };
  const cut = isOpen && !isDashed ? -1 : undefined;
  return (
    <>
      <polyline {...style} points={at(0, cut)} strokeDasharray={isDashed ? "2 4" : undefined} />
      {cut && values.length > 1 && <polyline {...style} points={at(values.length - 2)} strokeDasharray="3 5" />}
    </>
  );
}

function EndDot({ plot, series: { values, colour, isDashed }, index }: { plot: Plot; series: Series; index: number }) {
  const value = values[index];
  if (value === undefined || isDashed) return null;
  return <circle cx={plot.x(index)} cy={plot.y(value)} r={5} className={`stroke-surface ${FILL[colour]}`} strokeWidth={2} />;
}

function areaOf({ x, y, zero }: Plot, values: readonly number[]): string {
  if (values.length === 0) return "";
  const line = values.map((value, index) => `${x(index)},${y(value)}`).join("L");
  return `M${x(0)},${zero}L${line}L${x(values.length - 1)},${zero}Z`;
}
