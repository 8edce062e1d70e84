import { expect, it } from "vitest";
import { effectOf } from "./preview.ts";

const item = { netCents: 3_071, commissionCents: 419, interestCents: 0, costCents: 42 };
const pockets = { waitsCents: 3_071, pendingCents: 9_000, availableCents: 20, debtCents: 0 };

it("the preview takes from what waits, then from the available, and the rest becomes a debit", () => {
  expect(effectOf([item], pockets)).toEqual({
    refundCents: 3_490,
    netCents: 3_071,
    commissionCents: 419,
    interestCents: 0,
    costCents: 42,
    fromPendingCents: 3_071,
    fromAvailableCents: 20,
    newDebtCents: 22,
    after: { pendingCents: 5_929, availableCents: 0, debtCents: 22 },
  });
});

it("without items nothing changes", () => {
  expect(effectOf([], pockets)).toMatchObject({ refundCents: 0, newDebtCents: 0, after: { pendingCents: 9_000, debtCents: 0 } });
});
