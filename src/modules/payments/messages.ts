import type { RegretRefusal } from "./schema.ts";

export const regretMessages: Record<RegretRefusal, string> = {
  not_found: "Este pedido não tem mais um pagamento a devolver.",
  too_late: "O prazo de 7 dias para desistir desta compra acabou.",
};
