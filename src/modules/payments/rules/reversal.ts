import { linesTotal, type SaleLine } from "../refunds/rules/lines.ts";
import { type Journal, type Posting, psp, seller } from "./journals.ts";

/** `pendingCents`: what is still pending of this sale; other sales' pending money is not used. */
export type Pockets = { pendingCents: number; availableCents: number };
/** Whose money moves: at the provider, each recipient's part or the platform's alone; or the platform's at its bank. */
export type Payer = "divisao" | "plataforma" | "transferencia";
type Head = Pick<Journal, "kind" | "ref" | "attemptId">;

/**
 * Reverses lines of a sale: each author's share is debited from the bucket that holds it (pending of this sale, then available) and what
 * is missing becomes debt; the platform returns its commission and the cost of instalments.
 */
export function saleReversed(
  head: Head,
  lines: readonly SaleLine[],
  pocketsOf: (storeId: number) => Pockets,
  payer: Payer,
): Journal {
  const taken = byStore(lines).flatMap(([storeId, cents]) => takenFrom(storeId, cents, pocketsOf(storeId)));
  return { ...head, postings: clean([...atProvider(lines, payer, -1), ...taken, ...platformPart(lines, 1)]) };
}

/**
 * Restores lines after a dispute was won: the author's debt is paid first; the rest is pending with the sale, or available where the
 * sale was already released.
 */
export function saleRestored(
  head: Head,
  lines: readonly SaleLine[],
  stateOf: (storeId: number) => { debtCents: number; isReleased: boolean },
  payer: Payer,
): Journal {
  const given = byStore(lines).flatMap(([storeId, cents]): Posting[] => {
    const { debtCents, isReleased } = stateOf(storeId);
    const paysDebt = Math.min(cents, debtCents);
    return [
      { account: seller(storeId, "debt"), amountCents: -paysDebt },
      { account: seller(storeId, isReleased ? "available" : "pending"), amountCents: paysDebt - cents },
    ];
  });
  return { ...head, postings: clean([...atProvider(lines, payer, 1), ...given, ...platformPart(lines, -1)]) };
}

/**
 * Passes the provider's fee of the payment from the platform to the authors of the refunded lines: debited from their buckets here, not
 * from the refund at the provider, which would fail for lack of a few centavos.
 */
export function costPassedOn(head: Head, costs: ReadonlyMap<number, number>, pocketsOf: (storeId: number) => Pockets): Journal {
  const postings = [...costs].flatMap(([storeId, cents]): Posting[] => [
    ...takenFrom(storeId, cents, pocketsOf(storeId)),
    { account: "expense:psp_fee", amountCents: -cents },
  ]);
  return { ...head, postings: clean(postings) };
}

/**
 * The cost of anticipating a receivable, borne by its author: the provider retains it, and it is debited from the bucket that holds the
 * sale, which a refund may have emptied meanwhile.
 */
export function anticipationPaid(
  head: Omit<Head, "kind">,
  { storeId, cents }: { storeId: number; cents: number },
  pockets: Pockets,
): Journal {
  const postings = [{ account: psp(storeId), amountCents: -cents }, ...takenFrom(storeId, cents, pockets)];
  return { kind: "anticipation.fee", ...head, postings: clean(postings) };
}

/** The net amount of the lines of each store, in centavos, in the order of the stores' ids. */
export function byStore(lines: readonly SaleLine[]): [storeId: number, netCents: number][] {
  const sums = new Map<number, number>();
  for (const line of lines) sums.set(line.storeId, (sums.get(line.storeId) ?? 0) + line.netCents);
  return [...sums].toSorted(([a], [b]) => a - b);
}

function atProvider(lines: readonly SaleLine[], payer: Payer, sign: 1 | -1): Posting[] {
  if (payer !== "divisao") {
    return [{ account: payer === "plataforma" ? psp(null) : "bank:platform", amountCents: sign * linesTotal(lines) }];
  }
  const ofStores = byStore(lines).map(([storeId, cents]) => ({ account: psp(storeId), amountCents: sign * cents }));
  const ofPlatform = lines.reduce((sum, line) => sum + line.commissionCents + line.interestCents, 0);
  return [...ofStores, { account: psp(null), amountCents: sign * ofPlatform }];
}

const platformPart = (lines: readonly SaleLine[], sign: 1 | -1): Posting[] => [
  { account: "revenue:commission", amountCents: sign * lines.reduce((sum, line) => sum + line.commissionCents, 0) },
  { account: "revenue:installment_interest", amountCents: sign * lines.reduce((sum, line) => sum + line.interestCents, 0) },
];

function takenFrom(storeId: number, amountCents: number, pockets: Pockets): Posting[] {
  const pending = Math.min(amountCents, Math.max(0, pockets.pendingCents));
  const available = Math.min(amountCents - pending, Math.max(0, pockets.availableCents));
  return [
    { account: seller(storeId, "pending"), amountCents: pending },
    { account: seller(storeId, "available"), amountCents: available },
    { account: seller(storeId, "debt"), amountCents: amountCents - pending - available },
  ];
}

const clean = (postings: Posting[]): Posting[] => postings.filter((posting) => posting.amountCents !== 0);
