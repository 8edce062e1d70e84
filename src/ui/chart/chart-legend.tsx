import type { ReactNode } from "react";
import type { ChartColour } from "./chart-point.ts";

const SWATCH: Record<ChartColour, string> = { c1: "bg-c1", c2: "bg-c2", c4: "bg-c4", muted: "bg-muted" };

export type LegendEntry = { name: string; total?: ReactNode; colour: ChartColour; isDashed?: boolean };

/** What each mark of a chart is, with its total. */
export const ChartLegend = ({ entries }: { entries: readonly LegendEntry[] }) => (
  <ul className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-2xs text-muted">
    {entries.map(({ name, total, colour, isDashed }) => (
      <li key={name} className="inline-flex items-center gap-1.5">
        {isDashed ? (
          <span aria-hidden className="w-4 border-t-2 border-dashed border-muted" />
        ) : (
          <span aria-hidden className={`size-3 rounded-sheet ${SWATCH[colour]}`} />
        )}
        {name}
        {total !== undefined && <span className="tn text-ink">{total}</span>}
      </li>
    ))}
  </ul>
);
