import { describe, expect, it } from "vitest";
import { nextRefundStatus, REFUND_MOVES, REFUND_STATUSES, type RefundMove, type RefundStatus } from "./moves.ts";

/** The machine as the business wrote it: a line per state, the moves it allows and where they lead. */
const TABLE: Record<RefundStatus, Partial<Record<RefundMove, RefundStatus>>> = {
  solicitado: { examinar: "em_aprovacao", aprovar: "aprovado", perder_objeto: "negado" },
  em_aprovacao: { aprovar: "aprovado", negar: "negado", perder_objeto: "negado" },
  aprovado: { enviar: "enviando", concluir: "feito", perder_objeto: "negado" },
  enviando: {
    enviar: "enviando",
    nao_saiu: "aprovado",
    perder_resposta: "desconhecido",
    recusar: "recusado",
    concluir: "feito",
    perder_objeto: "negado",
  },
  desconhecido: { enviar: "enviando", recusar: "recusado", concluir: "feito", perder_objeto: "negado" },
  recusado: { esperar_saldo: "aguardando_saldo", passar_a_pessoa: "manual", concluir: "feito", perder_objeto: "negado" },
  aguardando_saldo: { enviar: "enviando", passar_a_pessoa: "manual", concluir: "feito", perder_objeto: "negado" },
  manual: { enviar: "enviando", concluir: "feito", perder_objeto: "negado" },
  feito: {},
  negado: {},
};

describe("the refund's machine", () => {
  const moves = Object.keys(REFUND_MOVES) as RefundMove[];
  it.each(REFUND_STATUSES.flatMap((status) => moves.map((move) => [status, move] as const)))(
    "from %s, with %s, goes where the table says",
    (status, move) => {
      expect(nextRefundStatus(status, move)).toBe(TABLE[status][move] ?? null);
    },
  );
});
