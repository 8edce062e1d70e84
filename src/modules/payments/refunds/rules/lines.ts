import { splitByLargestRemainder } from "#kit/money-split.ts";

/** What was paid for one item, by who got it: the author, the platform's commission, the cost of paying in instalments. */
export type SaleLine = { orderItemId: string; storeId: number; netCents: number; commissionCents: number; interestCents: number };

type SoldItem = {
  id: string;
  storeId: number;
  paidCents: number;
  commissionCents: number;
  /** The part of the instalment cost this item's author bears. */ interestCents: number;
};

export const lineTotal = (line: Omit<SaleLine, "orderItemId" | "storeId">): number =>
  line.netCents + line.commissionCents + line.interestCents;

export const linesTotal = (lines: readonly SaleLine[]): number => lines.reduce((sum, line) => sum + lineTotal(line), 0);

/** The paid items of a charge as lines adding up to it; the buyer's own instalment cost goes with each item in proportion. */
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

/** Lines less what was already taken of them; a line that is empty stays, with zeros. */
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
 * `amountCents` taken from lines in the proportion of what they hold, author and platform alike, the odd centavos to the largest
 * remainders. Never more of a part than there is, never negative; the whole amount gives the lines themselves.
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

/** Of `wanted`, what `held` still covers, part by part. */
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

/** What the provider kept for a charge, line by line in proportion, and never more than the platform gives back on that line. */
export function costsOf(lines: readonly SaleLine[], feeCents: number): Map<string, number> {
  const total = linesTotal(lines);
  const parts = splitByLargestRemainder(total === 0 ? 0 : feeCents, lines.map(lineTotal));
  return new Map(
    lines.map((line, index) => [line.orderItemId, Math.min(parts[index] ?? 0, line.commissionCents + line.interestCents)]),
  );
}
