import { describe, expect, it } from "vitest";
import { type AttemptStatus, judge, mayAdvance, pollDelaySeconds, type ProviderCharge } from "./verdict.ts";

const seen = (values: Partial<ProviderCharge>): ProviderCharge => ({
  chargeStatus: "pending",
  transactionStatus: null,
  currency: "BRL",
  paidCents: null,
  returnedCents: 0,
  ...values,
});

describe("what the provider's word means (INV-07)", () => {
  it.each<[string, Partial<ProviderCharge>, AttemptStatus | null]>([
    ["pendente", { chargeStatus: "pending" }, "pendente"],
    [
      "à espera de quem compra, no banco",
      { chargeStatus: "pending", authenticationUrl: "https://banco.example" },
      "autenticando",
    ],
    ["processando", { chargeStatus: "processing" }, "processando"],
    ["paga no valor exato", { chargeStatus: "paid", paidCents: 6090 }, "paga"],
    ["paga com um centavo a menos", { chargeStatus: "paid", paidCents: 6089 }, "subpaga"],
    ["paga com um centavo a mais", { chargeStatus: "paid", paidCents: 6091 }, "superpaga"],
    ["dita subpaga", { chargeStatus: "underpaid", paidCents: 100 }, "subpaga"],
    ["dita superpaga", { chargeStatus: "overpaid", paidCents: 9000 }, "superpaga"],
    ["dita paga, mas sem valor", { chargeStatus: "paid" }, "subpaga"],
    ["paga em outra moeda", { chargeStatus: "paid", currency: "USD", paidCents: 6090 }, null],
    ["devolvida em parte", { chargeStatus: "paid", paidCents: 6090, returnedCents: 90 }, "reembolso_parcial"],
    ["devolvida inteira, ainda dita paga", { chargeStatus: "paid", paidCents: 6090, returnedCents: 6090 }, "reembolsada"],
    ["devolvida inteira, dita cancelada", { chargeStatus: "canceled", paidCents: 6090, returnedCents: 6090 }, "reembolsada"],
    ["cancelada antes de paga", { chargeStatus: "canceled" }, "cancelada"],
    ["vencida", { chargeStatus: "failed", transactionStatus: "expired" }, "expirada"],
    ["recusada", { chargeStatus: "failed", transactionStatus: "failed" }, "recusada"],
    ["contestada", { chargeStatus: "chargedback", paidCents: 6090 }, "contestada"],
    ["numa palavra que não conhecemos", { chargeStatus: "quantum" }, null],
  ])("a charge %s", (_, values, status) => {
    expect(judge(seen(values), 6090)).toBe(status);
  });
});

describe("the payment attempt only moves forward (INV-30)", () => {
  it.each<[AttemptStatus, AttemptStatus, boolean]>([
    ["criada", "pendente", true],
    ["desconhecida", "paga", true],
    ["pendente", "paga", true],
    ["expirada", "paga", true],
    ["cancelada", "paga", true],
    ["recusada", "paga", true],
    ["paga", "pendente", false],
    ["paga", "expirada", false],
    ["paga", "paga", false],
    ["paga", "reembolsada", true],
    ["reembolsada", "paga", false],
    ["reembolsada", "contestada", false],
    ["paga", "contestada", true],
    ["contestada", "paga", true],
    ["contestada", "perdida", true],
    ["perdida", "paga", false],
    ["pendente", "processando", false],
    ["processando", "pendente", true],
  ])("from %s to %s: %s", (from, to, allowed) => {
    expect(mayAdvance(from, to)).toBe(allowed);
  });
});

it("the question to the provider waits from 3 seconds to 5 minutes, always longer", () => {
  const delays = Array.from({ length: 60 }, (_, count) => pollDelaySeconds(count));
  expect(delays[0]).toBe(3);
  expect(delays.at(-1)).toBe(300);
  expect(delays).toEqual(delays.toSorted((a, b) => a - b));
});
