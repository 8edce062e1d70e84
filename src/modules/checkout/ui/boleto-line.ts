import { formatBoleto } from "@brazilian-utils/brazilian-utils/format-boleto";

/** The digits of a boleto in groups, as printed. */
export const lineText = (digits: string): string => formatBoleto(digits);
