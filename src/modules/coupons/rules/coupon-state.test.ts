import { describe, expect, it } from "vitest";
import { type CouponStanding, couponState } from "./coupon-state.ts";
import { offerWords } from "./offer.ts";

const NOW = new Date("2026-11-21T15:00:00Z");
const at = (minutes: number): Date => new Date(NOW.getTime() + minutes * 60_000);
const coupon = (values: Partial<CouponStanding> = {}): CouponStanding => ({
  status: "ativo",
  startsAt: at(-60),
  endsAt: at(60),
  maxUses: null,
  used: 0,
  ...values,
});

describe("the state of a coupon", () => {
  it.each<[string, Partial<CouponStanding>]>([
    ["ativo", {}],
    ["ativo", { startsAt: NOW }],
    ["ativo", { maxUses: 3, used: 2 }],
    ["agendado", { startsAt: at(1) }],
    ["esgotado", { maxUses: 3, used: 3 }],
    ["esgotado", { maxUses: 3, used: 3, startsAt: at(1) }],
    ["pausado", { status: "pausado", maxUses: 3, used: 3 }],
    ["expirado", { endsAt: NOW }],
    ["expirado", { status: "pausado", endsAt: at(-1) }],
    ["rascunho", { status: "rascunho", endsAt: at(-1) }],
    ["encerrado", { status: "encerrado", endsAt: at(-1) }],
  ])("is %s with %j", (state, values) => {
    expect(couponState(coupon(values), NOW)).toBe(state);
  });
});

describe("the offer in words", () => {
  const offer = { kind: "porcentagem" as const, percentBps: 1_250, amountCents: null, minimumCents: 0, productCount: null };
  it.each([
    [offer, "12,5% de desconto em todos os materiais de Nina"],
    [{ ...offer, productCount: 1 }, "12,5% de desconto em um material de Nina"],
    [
      { ...offer, productCount: 14, minimumCents: 3_000 },
      "12,5% de desconto em 14 materiais de Nina, em compras a partir de R$ 30,00",
    ],
    [{ ...offer, percentBps: 10_000, productCount: 2 }, "Grátis em 2 materiais de Nina"],
    [
      { ...offer, kind: "valor" as const, percentBps: null, amountCents: 1_000 },
      "R$ 10,00 de desconto em todos os materiais de Nina",
    ],
  ])("%j", (one, words) => {
    expect(offerWords(one, "Nina").replaceAll("\u00a0", " ")).toBe(words);
  });
});
