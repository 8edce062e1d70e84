import { type ReactNode, useState } from "react";
import type { ChartPoint } from "./chart-point.ts";
import { ChartPicker } from "./chart-picker.tsx";
import type { Scale } from "./scale.ts";
import { useWidth } from "./use-width.ts";

const HEIGHT = 220;
const PAD = { left: 46, right: 8, top: 12, bottom: 26 };
const UNIT_AT = -4;
const LABEL_WIDTH = 74;

/** Where things go inside a chart: the middle of each slot, its width, and the height of a value. */
export type Plot = { x: (index: number) => number; y: (value: number) => number; slot: number; zero: number };

type ChartFrameProps = {
  /** The whole chart in one sentence. */
  summary: string;
  points: readonly ChartPoint[];
  scale: Scale;
  formatTick: (value: number) => string;
  /** What the ticks count, over them: "R$". */
  unitName?: string | undefined;
  /** Said over an empty baseline. */
  empty?: string | undefined;
  /** What the tooltip says of a slot, line by line. */
  read: (index: number) => readonly string[];
  /** The marks themselves; `active` is the slot pointed at, or null. */
  children: (plot: Plot, active: number | null) => ReactNode;
};

/** Baseline, hairlines, labels and the reading of a chart; what is drawn inside comes as children. */
export function ChartFrame({ summary, points, scale, formatTick, unitName, empty, read, children }: ChartFrameProps) {
  const { area, width } = useWidth(640);
  const [active, setActive] = useState<number | null>(null);
  const inner = { width: Math.max(width - PAD.left - PAD.right, 40), height: HEIGHT - PAD.top - PAD.bottom };
  const slot = inner.width / Math.max(points.length, 1);
  const y = (value: number): number => PAD.top + inner.height * (1 - scale.at(value));
  const plot: Plot = { x: (index) => PAD.left + slot * (index + 0.5), y, slot, zero: y(0) };
  const isTight = slot < LABEL_WIDTH;
  const every = Math.max(1, Math.ceil((points.length * LABEL_WIDTH) / inner.width));
  return (
    <div ref={area} className="relative">
      <svg role="img" aria-label={summary} width={width} height={HEIGHT} className="block overflow-visible">
        {scale.ticks.map((tick) => (
          <g key={tick}>
            {tick !== 0 && (
              <line x1={PAD.left} x2={width - PAD.right} y1={y(tick)} y2={y(tick)} className="stroke-line" strokeWidth={1} />
            )}
            <text x={PAD.left - 8} y={y(tick) + 4} textAnchor="end" className="tn fill-muted text-[12px]">
              {formatTick(tick)}
            </text>
          </g>
        ))}
        {unitName && (
          <text x={PAD.left - 8} y={UNIT_AT} textAnchor="end" className="fill-muted text-[12px]">
            {unitName}
          </text>
        )}
        {!empty && children(plot, active)}
        <line x1={PAD.left} x2={width - PAD.right} y1={plot.zero} y2={plot.zero} className="stroke-ink" strokeWidth={1.5} />
        {points.map((point, index) => (
          <g key={point.key}>
            {(points.length - 1 - index) % every === 0 && (
              <text
                x={isTight && index === points.length - 1 ? width - PAD.right : plot.x(index)}
                y={HEIGHT - 6}
                textAnchor={isTight && index === points.length - 1 ? "end" : "middle"}
                className="tn fill-muted text-[12px]"
              >
                {point.label}
              </text>
            )}
            {point.notes && <circle cx={plot.x(index)} cy={PAD.top - 4} r={3.5} className="fill-ink" />}
          </g>
        ))}
        {empty && (
          <text
            x={PAD.left + inner.width / 2}
            y={PAD.top + inner.height / 2}
            textAnchor="middle"
            className="fill-muted text-[15px]"
          >
            {empty}
          </text>
        )}
      </svg>
      {!empty && (
        <ChartPicker
          points={points}
          active={active}
          onActive={setActive}
          read={read}
          place={{ left: PAD.left, width: inner.width, top: PAD.top, height: inner.height, x: plot.x, whole: width }}
        />
      )}
    </div>
  );
}
