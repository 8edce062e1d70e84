import { useId } from "react";
import { formatCount } from "#kit/format.ts";
import { formatPercent } from "#kit/percent.ts";
import type { ReturningFacts } from "./facts.ts";
import { monthsBetween, monthTitle, monthWords } from "./month-words.ts";

/** Of those who bought first in each month, how many bought again in each month after. */
export function CohortsTable({ cohorts }: { cohorts: ReturningFacts["cohorts"] }) {
  const width = Math.max(...cohorts.map(({ month, saved }) => monthsBetween(month, saved.at(-1)?.month ?? month)));
  const after = Array.from({ length: width }, (_, index) => index + 1);
  const id = useId();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reached by keyboard
    <section aria-labelledby={id} tabIndex={0} className="mt-4 overflow-x-auto">
      <p id={id} className="sticky left-0 mb-1 text-2xs font-semibold">
        Por mês da primeira compra, quantos compraram de novo nos meses depois
      </p>
      <table aria-labelledby={id} className="w-full border-collapse text-2xs">
        <thead>
          <tr className="border-b-[1.5px] border-ink text-left text-muted">
            <th scope="col" className="sticky left-0 bg-surface py-1.5 pr-3 font-semibold">
              Turma
            </th>
            <th scope="col" className="py-1.5 pl-3 text-right font-semibold">
              Pessoas
            </th>
            {after.map((months) => (
              <th key={months} scope="col" className="py-1.5 pl-2 text-right font-semibold whitespace-nowrap">
                +{months} <span className="sr-only">{months === 1 ? "mês" : "meses"}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {cohorts.map(({ month, saved }) => {
            const people = saved.find((one) => one.month === month)?.people ?? 0;
            return (
              <tr key={month} className="border-b border-line last:border-0">
                <th
                  scope="row"
                  title={monthTitle(month)}
                  className="sticky left-0 bg-surface py-1.5 pr-3 text-left font-medium whitespace-nowrap"
                >
                  {monthWords(month)}
                </th>
                <td className="tn py-1.5 pl-3 text-right">{formatCount(people)}</td>
                {after.map((months) => {
                  const back = saved.find((one) => monthsBetween(month, one.month) === months)?.people ?? 0;
                  return (
                    <td key={months} className="tn py-1.5 pl-2 text-right whitespace-nowrap">
                      {people === 0 ? "" : formatPercent(Math.round((100 * back) / people) / 100)}
                    </td>
                  );
                })}
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
