import { cx } from "class-variance-authority";
import { HOURS, WEEKDAYS } from "../rules/hours.ts";
import { shadeOf } from "../rules/state-tiles.ts";

export const WEEKDAY_NAMES = ["segunda", "terça", "quarta", "quinta", "sexta", "sábado", "domingo"];
const SHORT = ["seg", "ter", "qua", "qui", "sex", "sáb", "dom"];

/** From nothing to the most; the last two carry light letters. */
const FILLS = ["bg-c1/10", "bg-c1/15", "bg-c1/30", "bg-c1/50", "bg-c1/80 text-surface", "bg-c1 text-surface"];

/** `figure`: what stands in the square; `words`: the same in full. */
type HoursProps = {
  grid: readonly (readonly number[])[];
  figure: (value: number) => string;
  words: (value: number) => string;
};

const mostOf = (grid: HoursProps["grid"]): number => Math.max(...grid.flat());

type CellProps = Omit<HoursProps, "grid"> & { value: number; most: number };

function Cell({ value, most, figure, words }: CellProps) {
  return (
    <td className="p-px">
      <span
        aria-hidden
        title={words(value)}
        className={cx("tn flex h-7 items-center justify-center rounded-sheet text-2xs", FILLS[shadeOf(value, most)])}
      >
        {value > 0 && figure(value)}
      </span>
      <span className="sr-only">{words(value)}</span>
    </td>
  );
}

/** A row for each weekday, a column for each hour. */
export function HoursByDay({ grid, ...rest }: HoursProps) {
  const most = mostOf(grid);
  return (
    <table className="w-full table-fixed border-collapse max-md:hidden">
      <caption className="sr-only">Vendas por dia da semana e hora</caption>
      <thead className="tn text-2xs text-muted">
        <tr>
          <th scope="col" className="w-20">
            <span className="sr-only">Dia</span>
          </th>
          {HOURS.map((hour) => (
            <th key={hour} scope="col" className="pb-1 font-medium">
              {hour}h
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {WEEKDAYS.map((weekday) => (
          <tr key={weekday}>
            <th scope="row" className="pr-2 text-left text-xs font-normal">
              {WEEKDAY_NAMES[weekday - 1]}
            </th>
            {HOURS.map((hour) => (
              <Cell key={hour} value={grid[weekday - 1]?.[hour] ?? 0} most={most} {...rest} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The same where narrow: a row for each hour, a column for each weekday. */
export function HoursByHour({ grid, ...rest }: HoursProps) {
  const most = mostOf(grid);
  return (
    <table className="w-full table-fixed border-collapse md:hidden">
      <caption className="sr-only">Vendas por hora e dia da semana</caption>
      <thead className="text-2xs text-muted">
        <tr>
          <th scope="col" className="w-10">
            <span className="sr-only">Hora</span>
          </th>
          {WEEKDAYS.map((weekday) => (
            <th key={weekday} scope="col" className="pb-1 font-medium">
              {SHORT[weekday - 1]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {HOURS.map((hour) => (
          <tr key={hour}>
            <th scope="row" className="tn text-left text-xs font-normal">
              {hour}h
            </th>
            {WEEKDAYS.map((weekday) => (
              <Cell key={weekday} value={grid[weekday - 1]?.[hour] ?? 0} most={most} {...rest} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
