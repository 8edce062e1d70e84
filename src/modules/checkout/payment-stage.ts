import type { ChargedMethod } from "../orders/rules/payment-methods.ts";
import type { OrderStatus } from "../orders/rules.ts";
import type { AttemptStatus } from "../payments/rules/verdict.ts";
import type { OrderProgress } from "./schema.ts";
import { METHODS } from "../payments/methods/methods.ts";

type Stage = OrderProgress["stage"];
type Tried = { method: ChargedMethod; status: AttemptStatus };

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

/** The stage of a payment. Never "recusado" while the bank may have the money; an expired code still counts as waiting. */
export function paymentStage(order: OrderStatus, tried: Tried | null): Stage {
  if (order !== "aguardando_pagamento") return OF_ORDER[order];
  switch (tried?.status) {
    case "criada":
    case "enviando":
      return "enviando";
    case "desconhecida":
      return "desconhecido";
    case "processando":
      return "em_analise";
    case "autenticando":
      return "confirmar";
    case "pendente":
      return METHODS[tried.method].stages.waiting;
    case "recusada":
    case "nao_existe":
    case "cancelada":
    case "expirada":
    case undefined:
      return tried ? METHODS[tried.method].stages.ended : "recusado";
    default:
      return "desconhecido";
  }
}
