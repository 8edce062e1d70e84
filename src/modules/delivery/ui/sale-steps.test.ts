import { expect, it } from "vitest";
import type { Sale } from "./order-facts.ts";
import { stepsAhead } from "./sale-steps.ts";

const now = new Date("2026-11-28T12:00:00Z");
const day = (at: string) => new Date(`${at}T15:00:00Z`);
const sale = (releases: Sale["releases"]) => ({
  status: "pago" as const,
  releaseAt: day("2026-12-05"),
  releases,
  items: [{ paidCents: 1490, commissionCents: 179, interestCents: 0 }] as Sale["items"],
});
const part = (dueAt: string, releasedAt: Date | null = null) => ({ amountCents: 437, dueAt: day(dueAt), releasedAt });

it("says the days of the instalments, not the one of a sale paid at once", () => {
  expect(stepsAhead(sale([part("2026-12-27"), part("2027-01-26"), part("2027-02-25")]), now)).toEqual([
    "Valor a liberar em 3 parcelas, de 27 dez. 2026 a 25 fev. 2027",
  ]);
  expect(stepsAhead(sale([part("2026-11-20", day("2026-11-20")), part("2026-12-20")]), now)).toEqual([
    "Valor a liberar em 20 dez. 2026",
  ]);
});

it("says nothing of what was released, and the expected day while the provider has told none", () => {
  expect(stepsAhead(sale([part("2026-11-20", day("2026-11-20"))]), now)).toEqual([]);
  expect(stepsAhead(sale([]), now)).toEqual(["Valor a liberar em 5 dez. 2026"]);
  expect(stepsAhead({ ...sale([]), status: "estornado" }, now)).toEqual([]);
});
