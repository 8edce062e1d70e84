import { expect, it } from "vitest";
import { couponChanges } from "./coupon-changes.ts";

const TERMS = {
  kind: "porcentagem" as const,
  percentBps: 1_000,
  amountCents: null,
  code: "VOLTA10",
  minimumCents: 0,
  minimumItems: 0,
  startsAt: new Date("2026-03-01T03:00:00Z"),
  endsAt: new Date("2026-04-01T03:00:00Z"),
  maxUses: null,
  perCustomer: 1,
  isPublic: false,
  productIds: null as number[] | null,
};

it("says each term that changed, as it was and as it is, and nothing of the others", () => {
  const words = couponChanges(TERMS, { ...TERMS, percentBps: 1_500, maxUses: 50, productIds: [2, 1] }).replaceAll("\u00a0", " ");
  expect(words).toBe(
    "desconto: de 10% de desconto para 15% de desconto; limite de usos: de sem limite para 50; materiais em que vale",
  );
});

it("the order in which products were picked is no change, and the last day is the one its author chose", () => {
  const before = { ...TERMS, productIds: [1, 2] };
  expect(couponChanges(before, { ...before, productIds: [2, 1] })).toBe("nenhuma diferença");
  expect(couponChanges(before, { ...before, endsAt: new Date("2026-05-01T03:00:00Z") })).toMatch(/^último dia: de 31.*para 30/);
});
