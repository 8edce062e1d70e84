import { expect, test } from "vitest";
import type { CouponRow } from "../schema.ts";
import { type CouponDraft, type CouponField, draftOf, readDraft } from "./coupon-draft.ts";

const DRAFT: CouponDraft = {
  code: " volta às aulas ",
  kind: "porcentagem",
  percent: "12,5",
  amountCents: null,
  takeCount: "2",
  payCount: "1",
  minimumCents: null,
  minimumItems: "",
  productIds: null,
  startsOn: "",
  endsOn: "2026-12-31",
  maxUses: "",
  perCustomer: "1",
  isPublic: false,
};

test("reads what was written as the door wants to receive it", () => {
  expect(readDraft(DRAFT, 0)).toEqual({
    mistakes: {},
    call: {
      code: "VOLTAASAULAS",
      discount: { kind: "porcentagem", percentBps: 1_250 },
      minimumCents: 0,
      minimumItems: 0,
      productIds: null,
      startsOn: null,
      endsOn: "2026-12-31",
      maxUses: null,
      perCustomer: 1,
      isPublic: false,
    },
  });
});

const WRONG: [string, Partial<CouponDraft>, CouponField, number?][] = [
  ["sem código", { code: "" }, "codigo"],
  ["código curto", { code: "AB" }, "codigo"],
  ["sem porcentagem", { percent: "" }, "desconto"],
  ["95%", { percent: "95" }, "desconto"],
  ["meio por cento", { percent: "0,5" }, "desconto"],
  ["de graça sem limite", { percent: "100" }, "desconto"],
  ["centavos demais na porcentagem", { percent: "10,555" }, "desconto"],
  ["cinquenta centavos", { kind: "valor", amountCents: 50 }, "desconto"],
  ["takes one only", { kind: "leve_pague", takeCount: "1" }, "desconto"],
  ["pays for all that is taken", { kind: "leve_pague", payCount: "2" }, "desconto"],
  ["does not say how many are paid", { kind: "leve_pague", payCount: "" }, "desconto"],
  ["a least quantity that is no number", { minimumItems: "dois" }, "quantidade"],
  ["a least quantity past the most", { minimumItems: "51" }, "quantidade"],
  ["nenhum material", { productIds: [] }, "materiais"],
  ["sem fim", { endsOn: "" }, "fim"],
  ["fim antes do começo", { startsOn: "2027-01-01" }, "fim"],
  ["limite que não é número", { maxUses: "muitos" }, "usos"],
  ["limite abaixo do já usado", { maxUses: "3" }, "usos", 4],
  ["zero por pessoa", { perCustomer: "0" }, "por_pessoa"],
];

test.each(WRONG)("%s: says so at the right field and does not submit", (_, part, field, used = 0) => {
  const { call, mistakes } = readDraft({ ...DRAFT, ...part }, used);
  expect(call).toBeNull();
  expect(Object.keys(mistakes)).toEqual([field]);
});

test("free of charge is valid with a limit of uses", () => {
  expect(readDraft({ ...DRAFT, percent: "100", maxUses: "30" }, 0).mistakes).toEqual({});
});

const ROW: CouponRow = {
  id: 1,
  code: "NATAL",
  state: "ativo",
  kind: "valor",
  percentBps: null,
  amountCents: 1_000,
  takeCount: null,
  payCount: null,
  minimumCents: 3_000,
  minimumItems: 2,
  productCount: 2,
  productIds: [4, 7],
  startsAt: "2026-12-01T03:00:00.000Z",
  endsAt: "2026-12-26T03:00:00.000Z",
  used: 2,
  maxUses: 50,
  perCustomer: null,
  isPublic: true,
  orderCount: 2,
  revenueCents: 0,
  discountCents: 0,
  isPlatform: false,
  budgetCents: null,
  givenCents: 0,
  isCodeFixed: true,
};

test("opening a coupon and saving it untouched sends the same coupon, with its last day and not the next one", () => {
  expect(readDraft(draftOf(ROW), ROW.used).call).toEqual({
    code: "NATAL",
    discount: { kind: "valor", amountCents: 1_000 },
    minimumCents: 3_000,
    minimumItems: 2,
    productIds: [4, 7],
    startsOn: "2026-12-01",
    endsOn: "2026-12-25",
    maxUses: 50,
    perCustomer: null,
    isPublic: true,
  });
});

test("take more, pay less is sent with its two counts", () => {
  const { call } = readDraft({ ...DRAFT, kind: "leve_pague", takeCount: "3", payCount: "2" }, 0);
  expect(call?.discount).toEqual({ kind: "leve_pague", takeCount: 3, payCount: 2 });
});
