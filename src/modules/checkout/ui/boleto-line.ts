import { formatBoleto } from "@brazilian-utils/brazilian-utils/format-boleto";

/** A line of digits as it is printed, in groups. */
export const lineText = (digits: string): string => formatBoleto(digits);
