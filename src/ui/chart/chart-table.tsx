import type { ReactNode } from "react";
import { RouterLink } from "../router-link.tsx";
import type { ChartPoint } from "./chart-point.ts";

type ChartTableProps = {
  caption: string;
  /** What the first column holds: "Dia". */
  slot: string;
  points: readonly ChartPoint[];
  columns: readonly { name: string; cell: (index: number) => ReactNode }[];
};

/** The same figures of a chart as a table, closed until asked for. */
export const ChartTable = ({ caption, slot, points, columns }: ChartTableProps) => (
  <details className="mt-3 text-sm">
    <summary className="inline-flex min-h-6 cursor-pointer items-center text-xs font-semibold text-accent underline underline-offset-3">
      Ver como tabela
    </summary>
    {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reached by keyboard */}
    <section aria-label={caption} tabIndex={0} className="mt-2 max-h-80 overflow-auto">
      <table className="w-full border-collapse text-2xs">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b-[1.5px] border-ink text-left text-muted">
            <th scope="col" className="py-1.5 pr-3 font-semibold">
              {slot}
            </th>
            {columns.map(({ name }) => (
              <th key={name} scope="col" className="py-1.5 pl-3 text-right font-semibold whitespace-nowrap">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {points.map((point, index) => (
            <tr key={point.key} className="border-b border-line last:border-0">
              <th scope="row" className="tn py-1.5 pr-3 text-left font-medium">
                {point.href ? (
                  <RouterLink href={point.href} className="underline underline-offset-3">
                    {point.title}
                  </RouterLink>
                ) : (
                  point.title
                )}
                {point.isPartial && <span className="font-normal text-muted"> (em andamento)</span>}
                {point.notes?.map((note) => (
                  <span key={note} className="block font-normal text-muted">
                    {note}
                  </span>
                ))}
              </th>
              {columns.map(({ name, cell }) => (
                <td key={name} className="tn py-1.5 pl-3 text-right whitespace-nowrap">
                  {cell(index)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  </details>
);
