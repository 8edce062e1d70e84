import { formatScore } from "#kit/format.ts";
import type { ReviewTrend } from "../../schema/facts.ts";
import { reviewsWords } from "../../ui/review-words.ts";

type Month = ReviewTrend["months"][number];

const WIDTH = 326;
const HEIGHT = 96;
const TOP = 18;
const short = new Intl.DateTimeFormat("pt-BR", { month: "short", timeZone: "UTC" });
const long = new Intl.DateTimeFormat("pt-BR", { month: "long", year: "numeric", timeZone: "UTC" });
const dateOf = ({ month }: Month): Date => new Date(`${month}-15T12:00:00Z`);

/** How many reviews came each month, with the average over each bar; the same as a table. */
export function MonthBars({ months }: { months: Month[] }) {
  const most = Math.max(1, ...months.map((month) => month.count));
  const total = months.reduce((sum, month) => sum + month.count, 0);
  if (total === 0) return <p className="text-sm text-muted">Nenhuma avaliação neste período.</p>;
  const average = months.reduce((sum, month) => sum + month.average * month.count, 0) / total;
  const slot = WIDTH / months.length;
  return (
    <figure>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT + TOP + 20}`}
        role="img"
        aria-label={`${reviewsWords(total)} em 12 meses, média ${formatScore(average)}.`}
        className="w-full"
      >
        {months.map((month, index) => {
          const height = (month.count / most) * HEIGHT;
          const middle = slot * index + slot / 2;
          return (
            <g key={month.month}>
              <rect
                x={middle - slot * 0.34}
                y={TOP + HEIGHT - height}
                width={slot * 0.68}
                height={height}
                rx={Math.min(2, height)}
                className="fill-(--c1)"
              >
                <title>{`${long.format(dateOf(month))}: ${reviewsWords(month.count)}, média ${formatScore(month.average)}`}</title>
              </rect>
              {month.count > 0 && (
                <text
                  x={middle}
                  y={TOP + HEIGHT - height - 5}
                  textAnchor="middle"
                  className="tn fill-ink text-[12px] font-semibold"
                >
                  {formatScore(month.average)}
                </text>
              )}
              {(months.length - 1 - index) % 2 === 0 && (
                <text x={middle} y={TOP + HEIGHT + 15} textAnchor="middle" className="fill-muted text-[12px]">
                  {short.format(dateOf(month)).replace(".", "")}
                </text>
              )}
            </g>
          );
        })}
        <line x1={0} x2={WIDTH} y1={TOP + HEIGHT} y2={TOP + HEIGHT} className="stroke-ink" strokeWidth={1.5} />
      </svg>
      <figcaption className="mt-2 text-2xs text-muted">
        Quantas chegaram em cada mês, com a média sobre a barra. Horário de Brasília.
        <details className="mt-1">
          <summary className="link cursor-pointer">Ver como tabela</summary>
          <table className="mt-2 w-full">
            <thead>
              <tr>
                <th scope="col" className="text-left font-semibold">
                  Mês
                </th>
                <th scope="col" className="text-right font-semibold">
                  Avaliações
                </th>
                <th scope="col" className="text-right font-semibold">
                  Média
                </th>
              </tr>
            </thead>
            <tbody className="tn">
              {months.map((month) => (
                <tr key={month.month}>
                  <th scope="row" className="text-left font-normal">
                    {long.format(dateOf(month))}
                  </th>
                  <td className="text-right">{month.count}</td>
                  <td className="text-right">{month.count === 0 ? "sem notas" : formatScore(month.average)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      </figcaption>
    </figure>
  );
}
