import { splitByLargestRemainder } from "#kit/money-split.ts";

/** The parts of the price of one item, in centavos: the author's, the platform's commission, the cost of instalments. */
export type SaleLine = { orderItemId: string; storeId: number; netCents: number; commissionCents: number; interestCents: number };

type SoldItem = {
  id: string;
  storeId: number;
  paidCents: number;
  commissionCents: number;
  /** The part of the instalment cost that this item's author bears. */ interestCents: number;
};

export const lineTotal = (line: Omit<SaleLine, "orderItemId" | "storeId">): number =>
  line.netCents + line.commissionCents + line.interestCents;

export const linesTotal = (lines: readonly SaleLine[]): number => lines.reduce((sum, line) => sum + lineTotal(line), 0);

/** The paid items of a charge as lines that add up to it; the buyer's instalment cost is divided in proportion to the prices. */
export function saleLines(items: readonly SoldItem[], buyerInterestCents: number): SaleLine[] {
  const paid = items.filter((item) => item.paidCents > 0);
  const ofBuyer = splitByLargestRemainder(
    paid.length === 0 ? 0 : buyerInterestCents,
    paid.map((item) => item.paidCents),
  );
  return paid.map((item, index) => ({
    orderItemId: item.id,
    storeId: item.storeId,
    netCents: item.paidCents - item.commissionCents - item.interestCents,
    commissionCents: item.commissionCents,
    interestCents: item.interestCents + (ofBuyer[index] ?? 0),
  }));
}

type Taken = Pick<SaleLine, "orderItemId" | "netCents" | "commissionCents" | "interestCents">;

/** Lines minus what was already taken from them; an empty line is returned with zeros. */
export function linesLeft(lines: readonly SaleLine[], taken: readonly Taken[]): SaleLine[] {
  return lines.map((line) => {
    const back = taken.filter((one) => one.orderItemId === line.orderItemId);
    const less = (pick: (one: Taken) => number): number => back.reduce((sum, one) => sum + pick(one), 0);
    return {
      ...line,
      netCents: line.netCents - less((one) => one.netCents),
      commissionCents: line.commissionCents - less((one) => one.commissionCents),
      interestCents: line.interestCents - less((one) => one.interestCents),
    };
  });
}

/**
 * Takes `amountCents` from the lines in proportion to their parts, author and platform alike, the odd centavos going to the largest
 * remainders. No part exceeds its balance or is negative; the full amount returns the lines themselves.
 */
export function sliceOf(lines: readonly SaleLine[], amountCents: number): SaleLine[] {
  const parts = splitByLargestRemainder(
    amountCents,
    lines.flatMap((line) => [line.netCents, line.commissionCents, line.interestCents]),
  );
  return lines
    .map((line, index) => ({
      ...line,
      netCents: parts[index * 3] ?? 0,
      commissionCents: parts[index * 3 + 1] ?? 0,
      interestCents: parts[index * 3 + 2] ?? 0,
    }))
    .filter((line) => lineTotal(line) > 0);
}

/** The part of `wanted` that `held` covers, field by field. */
export function overlapOf(wanted: readonly SaleLine[], held: readonly SaleLine[]): SaleLine[] {
  return wanted
    .map((line) => {
      const there = held.find((one) => one.orderItemId === line.orderItemId);
      return {
        ...line,
        netCents: Math.max(0, Math.min(line.netCents, there?.netCents ?? 0)),
        commissionCents: Math.max(0, Math.min(line.commissionCents, there?.commissionCents ?? 0)),
        interestCents: Math.max(0, Math.min(line.interestCents, there?.interestCents ?? 0)),
      };
    })
    .filter((line) => lineTotal(line) > 0);
}

/** The provider's fee of a charge divided among its lines in proportion, never more than what the platform refunds of that line. */
export function costsOf(lines: readonly SaleLine[], feeCents: number): Map<string, number> {
  const total = linesTotal(lines);
  const parts = splitByLargestRemainder(total === 0 ? 0 : feeCents, lines.map(lineTotal));
  return new Map(
    lines.map((line, index) => [line.orderItemId, Math.min(parts[index] ?? 0, line.commissionCents + line.interestCents)]),
  );
}
