/** What can be told of an order's life: facts of its own, and states it went through. */
export type OrderEventKind =
  | "feito"
  | "codigo"
  | "pago"
  | "liberado"
  | "acesso_reenviado"
  | "acesso_fechado"
  | "acesso_reaberto"
  | "baixado"
  | "aberto"
  | "link_aberto"
  | "mensagem_comprador"
  | "mensagem_autor"
  | "nota_pedida"
  | "nota_emitida"
  | "email_corrigido"
  | "devolucao_pedida"
  | "devolucao_feita"
  | "devolucao_negada"
  | "problema"
  | "problema_respondido"
  | "problema_operador"
  | "em_exame"
  | "sem_saldo"
  | "com_autoria"
  | "valor_liberado"
  | "em_analise"
  | "falhou"
  | "cancelado"
  | "expirado"
  | "estornando"
  | "estornado"
  | "parcialmente_estornado"
  | "contestado"
  | "perdido"
  | "restaurado";

/** `detail` is the file of a download or the title of a link, the product whose files were closed, the author of a message or of an email, or the number of a fiscal document; `amountCents` what a refund gives back. */
export type OrderEvent = { kind: OrderEventKind; at: Date; detail: string | null; amountCents: number | null };

const GIVEN_BACK: readonly OrderEventKind[] = ["estornando", "estornado", "parcialmente_estornado"];

/** Oldest first; a refund told with its amount is not told again as a state of the order. */
export function arrangeEvents(events: readonly OrderEvent[]): OrderEvent[] {
  const hasRefund = events.some((event) => event.kind === "devolucao_pedida");
  return events
    .filter((event) => !(hasRefund && GIVEN_BACK.includes(event.kind)))
    .toSorted((a, b) => a.at.getTime() - b.at.getTime());
}
