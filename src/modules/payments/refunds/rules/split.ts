/** A recipient's part of a refund at the provider, in centavos; the parts add up to it and none is negative. Null is the platform. */
export type RefundPart = { storeId: number | null; amountCents: number };

type Line = { storeId: number; netCents: number; commissionCents: number; interestCents: number };

/** Each author returns what they received, the platform its commission and the cost of instalments; or the platform pays everything. */
export function refundSplit(lines: readonly Line[], payer: "divisao" | "plataforma"): RefundPart[] {
  const total = lines.reduce((sum, line) => sum + line.netCents + line.commissionCents + line.interestCents, 0);
  if (payer === "plataforma") return [{ storeId: null, amountCents: total }];
  const stores = new Map<number, number>();
  for (const line of lines) stores.set(line.storeId, (stores.get(line.storeId) ?? 0) + line.netCents);
  const ofStores = [...stores]
    .toSorted(([a], [b]) => a - b)
    .map(([storeId, amountCents]): RefundPart => ({ storeId, amountCents }));
  const rest = total - ofStores.reduce((sum, part) => sum + part.amountCents, 0);
  return [...ofStores, { storeId: null, amountCents: rest }].filter((part) => part.amountCents > 0);
}
