import type { PlaceOrderRefusal } from "./schema.ts";

export const placeOrderMessages: Record<PlaceOrderRefusal, string> = {
  empty_cart: "Seu carrinho está vazio. Escolha um material para continuar.",
  price_changed: "O preço mudou desde que você abriu esta página. Confira o novo total e confirme.",
  unavailable: "Um dos materiais saiu de venda. Tire-o do carrinho para continuar.",
  owned: "Você já tem um destes materiais na biblioteca. Tire-o do carrinho para não pagar de novo.",
  own_product: "Este material é da sua própria loja. Tire-o do carrinho para continuar.",
  code_needed: "Este e-mail já tem conta. Digite o código que enviamos para continuar com o mesmo carrinho.",
  suspended: "Sua conta não pode comprar agora. Fale com a gente pelo e-mail do rodapé.",
};
