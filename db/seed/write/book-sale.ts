import { chargePaid, fundsReleased, type Journal, providerFee } from "#modules/payments/rules/journals.ts";
import type { SplitPart } from "#modules/payments/rules/split.ts";
import type { receivables } from "#modules/payments/tables/receivables.ts";

const DAY = 86_400_000;
const RELEASE_DAYS = 8;
const PIX_FEE_BPS = 119;

type Sale = {
  attemptId: string;
  chargeId: string;
  split: SplitPart[];
  amountCents: number;
  buyer: { name: string; email: string; document: string };
  paidAt: Date;
  returnedAt: Date | null;
  now: Date;
};

/** A paid order as the sandbox is told of it; the platform's part comes first. */
export type PastSale = {
  order_id: string;
  charge_id: string;
  code: string;
  customer: { name: string; email: string; document: string };
  amount: number;
  fee: number;
  paid_at: string;
  returned_at: string | null;
  split: { recipient_id: string; amount: number }[];
};

export type Booked = {
  journals: (Journal & { at: Date })[];
  receivables: (typeof receivables.$inferInsert)[];
  pastSales: PastSale[];
};

/** What a paid sale leaves in the books up to now: the sale, its fee and, eight days later unless it went back, its release. */
export function bookSale(rows: Booked, sale: Sale): void {
  const { attemptId, chargeId, split, amountCents, buyer, paidAt, returnedAt, now } = sale;
  const feeCents = Math.round((amountCents * PIX_FEE_BPS) / 10_000);
  rows.journals.push({ ...chargePaid(chargeId, split), attemptId, at: paidAt });
  if (feeCents > 0) rows.journals.push({ ...providerFee(chargeId, feeCents), attemptId, at: paidAt });
  const releasedAt = new Date(paidAt.getTime() + RELEASE_DAYS * DAY);
  const isReleased = returnedAt === null && releasedAt < now;
  for (const { storeId, amountCents: shareCents } of split) {
    if (storeId === null) continue;
    if (isReleased) {
      const head = { ref: `${chargeId}:${storeId}:1`, attemptId };
      rows.journals.push({ ...fundsReleased(head, { storeId, shareCents, debtCents: 0 }), at: releasedAt });
    }
    rows.receivables.push({
      attemptId,
      storeId,
      installment: 1,
      amountCents: shareCents,
      providerAt: new Date(paidAt.getTime() + DAY),
      heldUntil: releasedAt,
      seenAt: paidAt,
      releasedAt: returnedAt ?? (isReleased ? releasedAt : null),
    });
  }
  rows.pastSales.push({
    order_id: chargeId.replace("ch_", "or_"),
    charge_id: chargeId,
    code: attemptId,
    customer: { name: buyer.name, email: buyer.email, document: buyer.document },
    amount: amountCents,
    fee: feeCents,
    paid_at: paidAt.toISOString(),
    returned_at: returnedAt?.toISOString() ?? null,
    split: split
      .toSorted((a, b) => (a.storeId ?? 0) - (b.storeId ?? 0))
      .map((part) => ({ recipient_id: part.recipientId, amount: part.amountCents })),
  });
}
