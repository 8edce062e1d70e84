import { ChartFrame, type Plot } from "./chart-frame.tsx";
import type { ChartPoint } from "./chart-point.ts";
import { scaleOf } from "./scale.ts";

type BarChartProps = {
  summary: string;
  points: readonly ChartPoint[];
  values: readonly number[];
  /** The same slots before, drawn as a dashed line. */
  former?: readonly number[] | null;
  /** 100 where values are centavos. */
  unit?: number;
  formatTick: (value: number) => string;
  unitName?: string | undefined;
  read: (index: number) => readonly string[];
  empty?: string | undefined;
};

/** Flat bars from zero; what is not over is dashed, and what came before is a dashed line over them. */
export function BarChart({ points, values, former, unit, ...frame }: BarChartProps) {
  const scale = scaleOf([...values, ...(former ?? [])], unit);
  return (
    <ChartFrame {...frame} points={points} scale={scale}>
      {(plot, active) => (
        <>
          {points.map((point, index) => (
            <path
              key={point.key}
              d={barPath(plot, index, values[index] ?? 0)}
              strokeDasharray={point.isPartial ? "3 3" : undefined}
              strokeWidth={point.isPartial ? 1.5 : 0}
              className={point.isPartial ? "fill-c1/25 stroke-c1" : "fill-c1"}
              opacity={active === null || active === index ? 1 : 0.42}
            />
          ))}
          {former && former.length > 1 && (
            <polyline
              points={former.map((value, index) => `${plot.x(index)},${plot.y(value)}`).join(" ")}
              className="fill-none stroke-muted"
              strokeWidth={1.75}
              strokeDasharray="2 4"
              strokeLinejoin="round"
            />
          )}
        </>
      )}
    </ChartFrame>
  );
}

function barPath({ x, y, slot, zero }: Plot, index: number, value: number): string {
  if (value === 0) return "";
  const width = Math.max(slot * 0.68, 2);
  const left = x(index) - width / 2;
  const tip = y(value);
  const round = Math.min(2, Math.abs(zero - tip)) * (value > 0 ? 1 : -1);
  return `M${left},${zero}V${tip + round}Q${left},${tip} ${left + 2},${tip}H${left + width - 2}Q${left + width},${tip} ${left + width},${tip + round}V${zero}Z`;
}
