import { describe, expect, it } from "vitest";
import { ORDER_STATUSES, type OrderStatus } from "../orders/rules.ts";
import { ATTEMPT_STATUSES, type AttemptStatus } from "../payments/rules/verdict.ts";
import { paymentStage } from "./payment-stage.ts";
import { pixView, type PixView } from "./rules.ts";
import type { OrderProgress } from "./schema.ts";

type Stage = OrderProgress["stage"];

const OF_CARD: Record<AttemptStatus, Stage> = {
  criada: "enviando",
  enviando: "enviando",
  desconhecida: "desconhecido",
  processando: "em_analise",
  pendente: "em_analise",
  recusada: "recusado",
  nao_existe: "recusado",
  cancelada: "recusado",
  expirada: "recusado",
  paga: "desconhecido",
  superpaga: "desconhecido",
  subpaga: "desconhecido",
  reembolso_parcial: "desconhecido",
  reembolsada: "desconhecido",
  contestada: "desconhecido",
  perdida: "desconhecido",
};
const OF_PIX: Partial<Record<AttemptStatus, Stage>> = {
  pendente: "pix",
  recusada: "pix",
  nao_existe: "pix",
  cancelada: "pix",
  expirada: "pix",
};
const OF_ORDER: Record<Exclude<OrderStatus, "aguardando_pagamento">, Stage> = {
  em_analise: "em_analise",
  pago: "pago",
  parcialmente_estornado: "pago",
  falhou: "recusado",
  cancelado: "encerrado",
  expirado: "encerrado",
  estornando: "encerrado",
  estornado: "encerrado",
  contestado: "encerrado",
  perdido: "encerrado",
};

describe("em que pé está o pagamento de um pedido", () => {
  it.each(ATTEMPT_STATUSES)("que espera, com a tentativa %s", (status) => {
    expect(paymentStage("aguardando_pagamento", { method: "cartao", status })).toBe(OF_CARD[status]);
    expect(paymentStage("aguardando_pagamento", { method: "pix", status })).toBe(OF_PIX[status] ?? OF_CARD[status]);
  });

  it.each(ORDER_STATUSES.filter((status) => status !== "aguardando_pagamento"))("%s, qualquer que seja a tentativa", (order) => {
    for (const status of ATTEMPT_STATUSES) expect(paymentStage(order, { method: "cartao", status })).toBe(OF_ORDER[order]);
    expect(paymentStage(order, null)).toBe(OF_ORDER[order]);
  });

  it("enquanto o banco pode ter o dinheiro, nunca é recusado (INV-09)", () => {
    for (const status of ["criada", "enviando", "desconhecida", "processando", "pendente"] as const)
      expect(paymentStage("aguardando_pagamento", { method: "cartao", status })).not.toBe("recusado");
  });
});

const AT = new Date("2026-11-21T12:00:00Z");
const code = (status: AttemptStatus, values: { code?: boolean; late?: boolean } = {}) => ({
  status,
  pixCode: values.code === false ? null : "000201",
  expiresAt: new Date(AT.getTime() + (values.late ? -1 : 1) * 60_000),
  serverNow: AT,
});

describe("o código Pix de um pedido que espera, em cada estado", () => {
  it.each<[AttemptStatus, PixView]>([
    ["criada", "gerando"],
    ["enviando", "gerando"],
    ["desconhecida", "em_analise"],
    ["pendente", "qr_ativo"],
    ["processando", "em_analise"],
    ["recusada", "sem_codigo"],
    ["nao_existe", "sem_codigo"],
    ["expirada", "expirado"],
    ["cancelada", "expirado"],
    ["paga", "em_analise"],
    ["superpaga", "em_analise"],
    ["subpaga", "em_analise"],
    ["reembolso_parcial", "em_analise"],
    ["reembolsada", "em_analise"],
    ["contestada", "em_analise"],
    ["perdida", "em_analise"],
  ])("%s: a página mostra %s", (status, view) => {
    expect(pixView("aguardando_pagamento", code(status))).toBe(view);
  });

  it("pelo relógio do servidor: passado o prazo venceu, ainda que o banco não tenha dito", () => {
    expect(pixView("aguardando_pagamento", code("pendente", { late: true }))).toBe("expirado");
    expect(pixView("aguardando_pagamento", code("desconhecida", { code: false }))).toBe("gerando");
    expect(pixView("aguardando_pagamento", null)).toBe("sem_codigo");
  });

  it.each(ORDER_STATUSES.filter((status) => status !== "aguardando_pagamento"))("de um pedido %s, o pedido manda", (order) => {
    const view = { pago: "pago", parcialmente_estornado: "pago", em_analise: "em_analise" }[order as "pago"] ?? "encerrado";
    for (const status of ATTEMPT_STATUSES) expect(pixView(order, code(status))).toBe(view);
  });
});
