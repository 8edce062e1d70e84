import type { ReactNode } from "react";
import { formatDate } from "#kit/date-format.ts";
import { formatMoney } from "#kit/money.ts";
import { Ticket } from "#ui/ticket.tsx";
import { lastDay } from "../rules/last-day.ts";
import { leastItemsText } from "../rules/offer.ts";
import type { PublicCoupon } from "../schema.ts";
import { ticketValue } from "./ticket-value.ts";

type PublicCouponsProps = {
  coupons: PublicCoupon[];
  authorName: string;
  /** What may be done with each code, such as using it at once; its link when left out. */
  action?: (code: string) => ReactNode;
  className?: string;
};

/** The codes an author shows to everybody, as tickets; nothing when there are none. */
export function PublicCoupons({ coupons, authorName, action, className }: PublicCouponsProps) {
  if (coupons.length === 0) return null;
  return (
    <ul aria-label="Cupons da loja" className={className ?? "grid gap-3"}>
      {coupons.map((coupon) => {
        const { value, note } = ticketValue(coupon.offer);
        return (
          <li key={coupon.code} data-coupon={coupon.code}>
            <Ticket
              value={value}
              valueNote={note}
              code={coupon.code}
              condition={conditionOf(coupon, authorName)}
              action={
                action?.(coupon.code) ?? (
                  <a
                    href={`/cupom/${coupon.code}`}
                    className="justify-self-start text-xs font-semibold underline underline-offset-3"
                  >
                    Usar cupom
                  </a>
                )
              }
            />
          </li>
        );
      })}
    </ul>
  );
}

/** "Em toda a loja de Ana, até 30 nov. 2026, a partir de R$ 30,00." */
function conditionOf({ offer, endsAt, productIds }: PublicCoupon, authorName: string): string {
  const reach =
    productIds === null
      ? `Em toda a loja de ${authorName}`
      : productIds.length === 1
        ? `Em um material de ${authorName}`
        : `Em ${productIds.length} materiais de ${authorName}`;
  const items = leastItemsText(offer);
  const least = `${items ? `, ${items}` : ""}${offer.minimumCents > 0 ? `, a partir de ${formatMoney(offer.minimumCents)}` : ""}`;
  return `${reach}, até ${formatDate(lastDay(endsAt))}${least}.`;
}
