import { describe, expect, it } from "vitest";
import type { OrderProgress } from "../schema.ts";
import { isBeingDecided, isBusy, purchaseView } from "./purchase-view.ts";

const at = (stage: OrderProgress["stage"], over: Partial<OrderProgress> = {}): OrderProgress => ({
  orderId: "pedido",
  number: 1,
  stage,
  refusal: null,
  endCause: null,
  isOurFault: false,
  canRetry: false,
  totalCents: 3490,
  chargeCents: 3490,
  installments: 1,
  card: null,
  confirmation: null,
  ...over,
});

describe("what the payer sees", () => {
  it.each([
    ["enviando", "banco"],
    ["em_analise", "em_analise"],
    ["desconhecido", "desconhecido"],
    ["pago", "confirmado"],
    ["recusado", "form"],
    ["confirmar", "form"],
    ["pix", "form"],
    ["encerrado", "encerrado"],
  ] as const)("with the order in %s, sees %s", (stage, view) => {
    expect(purchaseView(null, "pedido", at(stage))).toBe(view);
  });

  it("the bank's silence never becomes a form or an end: only the bank says no (INV-09)", () => {
    for (const stage of ["enviando", "em_analise", "desconhecido"] as const) {
      expect(isBeingDecided(stage)).toBe(true);
      expect(["form", "encerrado"]).not.toContain(purchaseView(null, "pedido", at(stage, { canRetry: true })));
    }
    expect(purchaseView(null, "pedido", null)).toBe("banco");
  });

  it("while the submission runs, that is what is seen, and nothing closes the page", () => {
    for (const step of ["conferindo", "criando", "banco"] as const) {
      expect(purchaseView(step, null, null)).toBe(step);
      expect(isBusy(step)).toBe(true);
    }
    expect(isBusy("em_analise")).toBe(false);
    expect(purchaseView(null, null, null)).toBe("form");
  });
});
