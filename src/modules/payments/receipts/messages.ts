import type { CorrectionRefusal } from "./schema.ts";

export const correctionMessages: Record<CorrectionRefusal, string> = {
  not_found: "Este pedido não existe mais. Atualize a página.",
  same_email: "O pedido já está neste e-mail.",
  step_up_needed: "Confirme que é você para mudar o e-mail do pedido.",
  wrong_code: "O código não confere ou já venceu. Confira os 6 números ou peça outro.",
  own_product: "Este e-mail é de quem vendeu um dos materiais: o pedido não pode ser dele.",
  limited: "Muitas tentativas seguidas. Espere um pouco e tente de novo.",
};
