import type { ChargedMethod } from "../../orders/rules/payment-methods.ts";
import { type Commission, commissionOf } from "../../pricing/commission.ts";
import { pixDiscountOf } from "../../pricing/rules/pix-discount.ts";
import type { StorePayments } from "../recipients/rules.ts";
import { installmentCost, installmentRows } from "./installments.ts";
import { interestOfItems } from "./split.ts";
import { pix } from "../methods/pix.ts";
import { card } from "../methods/card.ts";

export type PreviewRow = {
  method: ChargedMethod;
  count: number;
  /** What the buyer pays, per instalment and in total. */
  eachCents: number;
  firstCents: number;
  buyerCents: number;
  /** The cost of instalments, and who bears it. */
  interestCents: number;
  bearer: "ninguem" | "comprador" | "autor";
  commissionCents: number;
  netCents: number;
};

type PlatformTerms = { commission: Commission; monthlyBps: number; leastEachCents: number; maxInstallments: number };

/** One sale at `priceCents` by each payment option that these settings accept, with the same calculations as a real one. */
export function salePreview(priceCents: number, settings: StorePayments, platform: PlatformTerms): PreviewRow[] {
  const commissionCents = commissionOf(priceCents, platform.commission);
  const byPixCents = priceCents - pixDiscountOf(priceCents, settings.pixDiscountBps);
  const pixCommissionCents = commissionOf(byPixCents, platform.commission);
  const item = { storeId: 0, paidCents: priceCents, commissionCents };
  const atSight: PreviewRow = {
    method: pix.name,
    count: 1,
    eachCents: byPixCents,
    firstCents: byPixCents,
    buyerCents: byPixCents,
    interestCents: 0,
    bearer: "ninguem",
    commissionCents: pixCommissionCents,
    netCents: byPixCents - pixCommissionCents,
  };
  const rows = installmentRows(priceCents, {
    monthlyBps: platform.monthlyBps,
    leastEachCents: platform.leastEachCents,
    interestFreeUpTo: settings.interestFreeUpTo,
    max: Math.min(settings.maxInstallments, platform.maxInstallments),
  });
  const inParts = rows.map((row): PreviewRow => {
    const isFree = row.count > 1 && row.count <= settings.interestFreeUpTo;
    const cost = isFree ? installmentCost(priceCents, row.count, platform.monthlyBps) : 0;
    const [borne = 0] = interestOfItems([item], cost);
    return {
      method: card.name,
      count: row.count,
      eachCents: row.eachCents,
      firstCents: row.firstCents,
      buyerCents: row.totalCents,
      interestCents: isFree ? borne : row.interestCents,
      bearer: row.count === 1 ? "ninguem" : isFree ? "autor" : "comprador",
      commissionCents,
      netCents: priceCents - commissionCents - borne,
    };
  });
  return [...(settings.acceptsPix ? [atSight] : []), ...(settings.acceptsCard ? inParts : [])];
}
