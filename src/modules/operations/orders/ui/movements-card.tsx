import { When } from "#modules/orders/ui/when.tsx";
import { Money } from "#ui/money.tsx";
import { DrawerPart } from "./drawer-part.tsx";
import type { AdminOrder } from "./facts.ts";

/** What the ledger wrote of this order: debits positive, credits negative, each entry summing to nothing. */
export function MovementsCard({ movements }: { movements: AdminOrder["movements"] }) {
  if (movements.length === 0) return null;
  return (
    <DrawerPart title="Nos lançamentos">
      <ol className="grid gap-4">
        {movements.map((movement, index) => (
          <li key={`${movement.kind}-${index}`} className="text-xs">
            <p className="flex flex-wrap justify-between gap-2">
              <span translate="no" className="font-semibold">
                {movement.kind}
              </span>
              <span className="text-muted">
                <When at={movement.at} />
              </span>
            </p>
            <ul className="mt-1 grid gap-0.5 text-muted">
              {movement.postings.map((posting) => (
                <li key={posting.account} className="flex justify-between gap-3">
                  <span translate="no" className="wrap-anywhere">
                    {posting.account}
                  </span>
                  <span className="tn whitespace-nowrap">
                    <Money cents={posting.cents} />
                  </span>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </DrawerPart>
  );
}
