import { brand } from "#kit/brand/brand.ts";
import { formatBasisPoints } from "#kit/percent.ts";
import type { AgreedFor } from "../../pricing/commission.ts";

/** The scope of an agreed commission, written after the word "comissão". */
export const agreedForWords: Record<AgreedFor, string> = {
  material: "combinada para este material",
  loja: "combinada para a sua loja",
  categoria: "desta categoria",
};

/** The lines of a sale, from the price to the author's net amount, as named by the order, the simulator and the statements. */
export const saleLineWords = {
  price: "Preço",
  commission: (basisPoints: number, broughtBy: boolean): string =>
    `Comissão ${brand.of} (${formatBasisPoints(basisPoints)}${broughtBy ? ", você trouxe quem comprou" : ""})`,
  interest: "Custo do parcelamento sem juros",
  net: "Líquido",
};
