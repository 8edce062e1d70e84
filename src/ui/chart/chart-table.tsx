import { Download } from "lucide-react";
import { Button } from "../button.tsx";
import { RouterLink } from "../router-link.tsx";
import { saveFile } from "../save-file.ts";
import { chartFile, type ChartTableFacts } from "./chart-file.ts";

/** The same figures of a chart as a table, closed until asked for, and as a spreadsheet. */
export const ChartTable = ({ caption, slot, points, columns }: ChartTableFacts) => (
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
    <Button
      size="sm"
      className="mt-3"
      aria-label={`Baixar planilha: ${caption}`}
      onClick={() => saveFile(chartFile({ caption, slot, points, columns }), "text/csv")}
    >
      <Download aria-hidden /> Baixar planilha
    </Button>
  </details>
);
