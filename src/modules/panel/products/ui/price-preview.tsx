import { savedPriceMessages } from "#modules/catalog/prices/messages.ts";
import { changedPrice, type SavedPrice, type PriceChange, priceProblem } from "#modules/catalog/prices/rules.ts";
import type { NotChanged, PriceRow } from "#modules/catalog/prices/schema.ts";
import { Money } from "#ui/money.tsx";
import { netOfPrice, type UsualCommission } from "./net-of-price.ts";

export type PlannedPrice = { row: PriceRow; toCents: number | null; problem: SavedPrice | null };

/** Each marked product with what it would cost, or why it stays. */
export const planPrices = (rows: readonly PriceRow[], change: PriceChange | null): PlannedPrice[] =>
  rows.map((row) => {
    const toCents = change && row.priceCents !== null ? changedPrice(row.priceCents, change) : null;
    return { row, toCents, problem: change ? priceProblem(row, toCents ?? 0) : null };
  });

type PricePreviewProps = {
  plan: readonly PlannedPrice[];
  commission: UsualCommission;
  /** What the server left as it was, after saying yes. */
  refused: ReadonlyMap<number, NotChanged>;
};

/** One line per product: from, to, and what the author receives; or the reason it does not change. */
export function PricePreview({ plan, commission, refused }: PricePreviewProps) {
  return (
    <ul className="divide-y divide-line border-y border-line text-sm">
      {plan.map(({ row, toCents, problem }) => {
        const reason = refused.get(row.id) ?? problem;
        return (
          <li key={row.id} className="grid gap-x-4 py-2.5 sm:grid-cols-[minmax(0,1fr)_auto]">
            <span className="font-semibold wrap-anywhere">{row.title || "Sem título"}</span>
            {reason ? (
              <span className="text-2xs text-muted sm:max-w-64 sm:text-right">{savedPriceMessages[reason]}</span>
            ) : (
              <span className="tn sm:text-right">
                {row.priceCents !== null && toCents !== null && (
                  <>
                    <span className="sr-only">de </span>
                    <Money cents={row.priceCents} className="text-muted line-through" />
                    <span className="sr-only"> por</span> <Money cents={toCents} className="font-semibold" />
                    <span className="block text-2xs text-muted">
                      Você recebe <Money cents={netOfPrice(toCents, row.commissionBps, commission)} />
                    </span>
                  </>
                )}
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
