import { formatDate } from "#kit/date-format.ts";
import { lastDay } from "#modules/coupons/rules/last-day.ts";
import { TimeLeft } from "../time-left.tsx";

/** Until when the price is lower, and how long that still is once the end is near; nothing where no real end is known. */
export function PromotionEnd({ endsAt }: { endsAt: string | null }) {
  if (!endsAt) return null;
  return (
    <div className="mt-1 text-sm text-muted" data-promotion-end={endsAt}>
      <p>Preço de promoção até {formatDate(lastDay(endsAt))}.</p>
      <TimeLeft endsAt={endsAt} />
    </div>
  );
}
