const short = new Intl.DateTimeFormat("pt-BR", { timeZone: "UTC", month: "short" });
const long = new Intl.DateTimeFormat("pt-BR", { timeZone: "UTC", month: "long", year: "numeric" });
const noon = (month: string): Date => new Date(`${month}T12:00:00Z`);

/** "mar." of "2026-03-01". */
export const monthWords = (month: string): string => short.format(noon(month));
/** "março de 2026". */
export const monthTitle = (month: string): string => long.format(noon(month));

/** How many months lie between two firsts of a month. */
export const monthsBetween = (from: string, to: string): number =>
  (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 + Number(to.slice(5, 7)) - Number(from.slice(5, 7));
