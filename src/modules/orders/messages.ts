import type { PaymentMethod } from "./rules/payment-methods.ts";
import type { OrderStatus } from "./rules.ts";
import type { SaleTab } from "./sales/search.ts";

/** The state of an order, in one or two words. */
export const statusWords: Record<OrderStatus, string> = {
  aguardando_pagamento: "Aguardando pagamento",
  em_analise: "Em análise",
  pago: "Pago",
  falhou: "Recusado",
  cancelado: "Cancelado",
  expirado: "Expirado",
  estornando: "Reembolso em curso",
  estornado: "Reembolsado",
  parcialmente_estornado: "Reembolsado em parte",
  contestado: "Contestado",
  perdido: "Contestação aceita",
};

export const paymentMethodWords: Record<PaymentMethod, string> = {
  pix: "Pix",
  cartao: "Cartão de crédito",
  boleto: "Boleto",
  gratis: "Grátis",
};

/** The tabs of an author's sales. */
export const tabWords: Record<SaleTab, string> = {
  pagas: "Pagas",
  aguardando: "Aguardando",
  reembolsadas: "Reembolsadas",
  contestadas: "Contestadas",
  encerradas: "Não pagas",
  todas: "Todas",
};
