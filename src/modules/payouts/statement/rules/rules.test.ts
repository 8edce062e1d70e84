import { describe, expect, it } from "vitest";
import { prefixesOf, titleOf, typeOf } from "./kinds.ts";
import { MOVE_TYPES } from "./move-types.ts";
import { periodOf } from "./period.ts";

const now = new Date("2026-03-18T12:00:00Z");

describe("the statement's period", () => {
  it.each([
    ["sem pedir nada, trinta dias", {}, "2026-02-17", "2026-03-18", false],
    ["o que se pede", { de: "2026-01-01", ate: "2026-01-31" }, "2026-01-01", "2026-01-31", false],
    ["um dia só", { de: "2026-03-18", ate: "2026-03-18" }, "2026-03-18", "2026-03-18", false],
    ["o futuro é hoje", { de: "2026-03-01", ate: "2030-01-01" }, "2026-03-01", "2026-03-18", false],
    ["do avesso, o começo não vale", { de: "2026-03-10", ate: "2026-03-01" }, "2026-01-31", "2026-03-01", false],
    ["mais de um ano é cortado", { de: "2020-01-01" }, "2025-03-18", "2026-03-18", true],
    ["dias que não existem", { de: "2026-02-31", ate: "ontem" }, "2026-02-17", "2026-03-18", false],
  ] as const)("%s", (_, requested, from, to, isCut) => {
    expect(periodOf(requested, now)).toMatchObject({ from, to, isCut });
  });

  it("goes from midnight to the last instant of the day in São Paulo", () => {
    const { start, end } = periodOf({ de: "2026-03-18" }, now);
    expect([start.toISOString(), end.toISOString()]).toEqual(["2026-03-18T03:00:00.000Z", "2026-03-19T02:59:59.999Z"]);
  });
});

describe("the name of a movement", () => {
  it.each([
    ["charge.paid", "48.297", "vendas", "Venda 48.297"],
    ["refund.done", "48.297", "reembolsos", "Reembolso da venda 48.297"],
    ["med.debit", "7", "contestacoes", "Devolução do Pix pelo banco (MED) da venda 7"],
    ["funds.released", "7", "liberacoes", "Liberação da venda 7"],
    ["anticipation.fee", "7", "ajustes", "Custo da antecipação da venda 7"],
    ["withdrawal.paid", null, "saques", "Saque pago"],
    ["manual.adjust", null, "ajustes", "Ajuste"],
    ["algo.novo", null, "ajustes", "Ajuste"],
  ])("%s", (kind, number, type, title) => {
    expect([typeOf(kind), titleOf(kind, number)]).toEqual([type, title]);
  });

  it("each kind has its beginnings, and only adjustments are the rest", () => {
    expect(MOVE_TYPES.filter((type) => prefixesOf(type) === null)).toEqual(["ajustes"]);
  });
});
