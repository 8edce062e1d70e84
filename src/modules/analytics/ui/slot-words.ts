import { formatDateRange, formatShortDate, formatWeekdayDate } from "#kit/date-format.ts";
import { dayBoundsSp } from "#kit/dates.ts";
import type { ChartPoint } from "#ui/chart/chart-point.ts";
import type { Bucket } from "../rules/buckets.ts";
import type { Group } from "../rules/groups.ts";

export const GROUP_WORDS: Record<Group, string> = { dia: "Dia", semana: "Semana", mes: "Mês" };

const month = new Intl.DateTimeFormat("pt-BR", { timeZone: "UTC", month: "short" });

/** Noon in São Paulo of a day key: the same day there whatever the clock changes. */
export const noonOf = (day: string): Date => new Date(`${day}T15:00:00Z`);

/** "17 fev. a 18 mar. 2026". */
export const spanWords = ({ from, to }: { from: string; to: string }): string => formatDateRange(noonOf(from), noonOf(to));

/** A slot as the chart writes it. */
export function pointOf(slot: Bucket, group: Group): Pick<ChartPoint, "key" | "label" | "title" | "isPartial"> {
  const year = slot.from.slice(0, 4);
  const title = group === "dia" ? `${formatWeekdayDate(noonOf(slot.from))} ${year}` : spanWords(slot);
  const label =
    group === "mes" ? `${month.format(dayBoundsSp(slot.from)?.start)} ${year.slice(2)}` : formatShortDate(noonOf(slot.from));
  return { key: slot.from, label, title, isPartial: slot.isPartial };
}
