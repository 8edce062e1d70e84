import { describe, expect, it } from "vitest";
import { PRODUCT_MOVES, type ProductMove, type ProductStatus, statusAfter } from "./product-status.ts";

const STATUSES: ProductStatus[] = ["rascunho", "em_revisao", "publicado", "reprovado", "pausado", "arquivado", "bloqueado"];

const ALLOWED: Record<ProductMove, Partial<Record<ProductStatus, ProductStatus>>> = {
  enviar: { rascunho: "em_revisao" },
  aprovar: { em_revisao: "publicado" },
  reprovar: { em_revisao: "reprovado" },
  recolher: { em_revisao: "rascunho" },
  corrigir: { reprovado: "rascunho" },
  publicar: { rascunho: "publicado", publicado: "publicado", pausado: "publicado" },
  pausar: { publicado: "pausado" },
  retomar: { pausado: "publicado" },
  arquivar: { rascunho: "arquivado", publicado: "arquivado", pausado: "arquivado" },
  desarquivar: { arquivado: "rascunho" },
  repor_a_venda: { arquivado: "publicado" },
  repor_pausado: { arquivado: "pausado" },
  bloquear: { publicado: "bloqueado", pausado: "bloqueado", em_revisao: "bloqueado", reprovado: "bloqueado" },
  desbloquear: { bloqueado: "publicado" },
  bloquear_guardado: { arquivado: "bloqueado", rascunho: "bloqueado", em_revisao: "bloqueado", reprovado: "bloqueado" },
  devolver_guardado: { bloqueado: "arquivado" },
  retirar: { bloqueado: "arquivado" },
};

describe("the product's state machine", () => {
  const table = (Object.keys(PRODUCT_MOVES) as ProductMove[]).flatMap((move) =>
    STATUSES.map((status) => [status, move, ALLOWED[move][status] ?? null] as const),
  );

  it.each(table)("from %s, %s leads to %s", (status, move, to) => {
    expect(statusAfter(status, move)).toBe(to);
  });
});
