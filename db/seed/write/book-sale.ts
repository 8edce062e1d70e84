import { chargePaid, fundsReleased, type Journal, providerFee } from "#modules/payments/rules/journals.ts";
import type { SplitPart } from "#modules/payments/rules/split.ts";
import type { receivables } from "#modules/payments/tables/receivables.ts";
import type { ChargedMethod } from "#modules/orders/rules/payment-methods.ts";
import { card } from "#modules/payments/methods/card.ts";
import type { Method } from "#modules/payments/methods/method.ts";
import { METHODS } from "#modules/payments/methods/methods.ts";

const DAY = 86_400_000;
const RELEASE_DAYS = 8;
const FEE_BPS = { pix: 119, cartao: 449, boleto: 349 };
/** The provider pays a card's instalment thirty days after the last, or on the business day after that. */
const CARD_DAYS = 30;
const WEEKEND_DAYS = 3;

type Sale = {
  attemptId: string;
  chargeId: string;
  split: SplitPart[];
  amountCents: number;
  method: ChargedMethod;
  installments: number;
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
  payment_method: Method["providerName"];
  installments: number;
  paid_at: string;
  returned_at: string | null;
  split: { recipient_id: string; amount: number }[];
};

export type Booked = {
  journals: (Journal & { at: Date })[];
  receivables: (typeof receivables.$inferInsert)[];
  pastSales: PastSale[];
};

/** What a paid sale leaves in the books up to now: the sale, its fee and, when days and provider agree, the release of each part. */
export function bookSale(rows: Booked, sale: Sale): void {
  const { attemptId, chargeId, split, amountCents, method, installments, buyer, paidAt, returnedAt } = sale;
  const feeCents = Math.round((amountCents * FEE_BPS[method]) / 10_000);
  rows.journals.push({ ...chargePaid(chargeId, split), attemptId, at: paidAt });
  if (feeCents > 0) rows.journals.push({ ...providerFee(chargeId, feeCents), attemptId, at: paidAt });
  for (const part of split) {
    if (part.storeId === null) continue;
    for (let installment = 1; installment <= installments; installment++)
      addReceivable(rows, sale, {
        storeId: part.storeId,
        installment,
        cents: partOf(part.amountCents, installment, installments),
      });
  }
  rows.pastSales.push({
    order_id: chargeId.replace("ch_", "or_"),
    charge_id: chargeId,
    code: attemptId,
    customer: { name: buyer.name, email: buyer.email, document: buyer.document },
    amount: amountCents,
    fee: feeCents,
    payment_method: METHODS[method].providerName,
    installments,
    paid_at: paidAt.toISOString(),
    returned_at: returnedAt?.toISOString() ?? null,
    split: split
      .toSorted((a, b) => (a.storeId ?? 0) - (b.storeId ?? 0))
      .map((part) => ({ recipient_id: part.recipientId, amount: part.amountCents })),
  });
}

/** The provider gives the odd centavos to the first instalment. */
const partOf = (cents: number, installment: number, installments: number): number =>
  Math.floor(cents / installments) + (installment === 1 ? cents % installments : 0);

function addReceivable(
  rows: Booked,
  { attemptId, chargeId, method, paidAt, returnedAt, now }: Sale,
  { storeId, installment, cents }: { storeId: number; installment: number; cents: number },
): void {
  const heldUntil = daysAfter(paidAt, RELEASE_DAYS);
  const providerAt = daysAfter(paidAt, method === card.name ? CARD_DAYS * installment : METHODS[method].usualDays(installment));
  const releasedAt = method === card.name ? daysAfter(providerAt, WEEKEND_DAYS) : heldUntil;
  const isReleased = returnedAt === null && releasedAt < now;
  if (isReleased) {
    const head = { ref: `${chargeId}:${storeId}:${installment}`, attemptId };
    rows.journals.push({ ...fundsReleased(head, { storeId, shareCents: cents, debtCents: 0 }), at: releasedAt });
  }
  rows.receivables.push({
    attemptId,
    storeId,
    installment,
    amountCents: cents,
    providerAt,
    heldUntil,
    seenAt: paidAt,
    releasedAt: returnedAt ?? (isReleased ? releasedAt : null),
  });
}

const daysAfter = (at: Date, days: number): Date => new Date(at.getTime() + days * DAY);
