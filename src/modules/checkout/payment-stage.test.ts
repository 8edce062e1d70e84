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
  autenticando: "confirmar",
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

describe("where an order's payment stands", () => {
  it.each(ATTEMPT_STATUSES)("that waits, with the attempt %s", (status) => {
    expect(paymentStage("aguardando_pagamento", { method: "cartao", status })).toBe(OF_CARD[status]);
    expect(paymentStage("aguardando_pagamento", { method: "pix", status })).toBe(OF_PIX[status] ?? OF_CARD[status]);
  });

  it.each(ORDER_STATUSES.filter((status) => status !== "aguardando_pagamento"))("%s, whatever the attempt", (order) => {
    for (const status of ATTEMPT_STATUSES) expect(paymentStage(order, { method: "cartao", status })).toBe(OF_ORDER[order]);
    expect(paymentStage(order, null)).toBe(OF_ORDER[order]);
  });

  it("while the bank may have the money, it is never declined (INV-09)", () => {
    for (const status of ["criada", "enviando", "desconhecida", "autenticando", "processando", "pendente"] as const)
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

describe("the Pix code of a waiting order, in each state", () => {
  it.each<[AttemptStatus, PixView]>([
    ["criada", "gerando"],
    ["enviando", "gerando"],
    ["desconhecida", "em_analise"],
    ["autenticando", "em_analise"],
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
  ])("%s: the page shows %s", (status, view) => {
    expect(pixView("aguardando_pagamento", code(status))).toBe(view);
  });

  it("by the server's clock: past its time it has expired, even if the bank has not said so", () => {
    expect(pixView("aguardando_pagamento", code("pendente", { late: true }))).toBe("expirado");
    expect(pixView("aguardando_pagamento", code("desconhecida", { code: false }))).toBe("gerando");
    expect(pixView("aguardando_pagamento", null)).toBe("sem_codigo");
  });

  it.each(ORDER_STATUSES.filter((status) => status !== "aguardando_pagamento"))("of an order %s, the order decides", (order) => {
    const view = { pago: "pago", parcialmente_estornado: "pago", em_analise: "em_analise" }[order as "pago"] ?? "encerrado";
    for (const status of ATTEMPT_STATUSES) expect(pixView(order, code(status))).toBe(view);
  });
});
