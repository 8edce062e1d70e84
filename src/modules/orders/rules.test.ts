import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { nextStatus, ORDER_MOVES, ORDER_STATUSES, type OrderMove, type OrderStatus } from "./rules.ts";
import { commissionOf } from "../pricing/commission.ts";

/** The machine as the business wrote it: a line per state, the moves it allows and where they lead. */
const TABLE: Record<OrderStatus, Partial<Record<OrderMove, OrderStatus>>> = {
  aguardando_pagamento: {
    pago: "pago",
    em_analise: "em_analise",
    recusado: "falhou",
    cancelado: "cancelado",
    expirado: "expirado",
    estorno_pedido: "estornando",
  },
  em_analise: { pago: "pago", liberado: "aguardando_pagamento", recusado: "falhou", estorno_pedido: "estornando" },
  pago: {
    estorno_pedido: "estornando",
    estornado: "estornado",
    estornado_em_parte: "parcialmente_estornado",
    contestado: "contestado",
  },
  falhou: { pago_tarde: "pago", estorno_pedido: "estornando" },
  cancelado: { pago_tarde: "pago", estorno_pedido: "estornando" },
  expirado: { pago_tarde: "pago", estorno_pedido: "estornando" },
  estornando: {
    estornado: "estornado",
    estornado_em_parte: "parcialmente_estornado",
    estorno_recusado: "pago",
    contestado: "contestado",
  },
  estornado: {},
  parcialmente_estornado: { estorno_pedido: "estornando", estornado: "estornado", contestado: "contestado" },
  contestado: {
    contestacao_ganha: "pago",
    contestacao_ganha_em_parte: "parcialmente_estornado",
    contestacao_perdida: "perdido",
  },
  // The bank may turn its decision round once (the dispute's machine counts).
  perdido: { contestacao_ganha: "pago", contestacao_ganha_em_parte: "parcialmente_estornado" },
};

describe("the order's machine", () => {
  const moves = Object.keys(ORDER_MOVES) as OrderMove[];
  it.each(ORDER_STATUSES.flatMap((status) => moves.map((move) => [status, move] as const)))(
    "from %s, with %s, goes where the table says",
    (status, move) => {
      expect(nextStatus(status, move)).toBe(TABLE[status][move] ?? null);
    },
  );
});

describe("an item's commission", () => {
  const usual = { basisPoints: 1200, leastCents: 100 };
  it.each([
    [0, 0],
    [300, 100],
    [833, 100],
    [834, 100],
    [1000, 120],
    [5000, 600],
    [200_000, 24_000],
  ])("of a paid price of %i centavos is %i centavos", (paid, commission) => {
    expect(commissionOf(paid, usual)).toBe(commission);
  });

  it("is never negative nor larger than the price paid, whatever rate and minimum", () => {
    fc.assert(
      fc.property(fc.nat(10_000_000), fc.nat(10_000), fc.nat(100_000), (paid, basisPoints, leastCents) => {
        const commission = commissionOf(paid, { basisPoints, leastCents });
        expect(commission).toBeGreaterThanOrEqual(0);
        expect(commission).toBeLessThanOrEqual(paid);
      }),
      { numRuns: 20_000 },
    );
  });
});
