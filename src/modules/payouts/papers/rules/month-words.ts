const NAMES = [
  "janeiro",
  "fevereiro",
  "março",
  "abril",
  "maio",
  "junho",
  "julho",
  "agosto",
  "setembro",
  "outubro",
  "novembro",
  "dezembro",
];

/** "março", from "2026-03". */
export const monthName = (month: string): string => NAMES[Number(month.slice(5)) - 1] ?? month;

/** "março de 2026". */
export const monthWords = (month: string): string => `${monthName(month)} de ${month.slice(0, 4)}`;
