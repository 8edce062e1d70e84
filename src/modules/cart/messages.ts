import type { DoorReason } from "#platform/door.ts";
import type { AddToCartRefusal, CartProblem } from "./schema.ts";

export const addToCartMessages: Record<AddToCartRefusal | DoorReason, string> = {
  not_on_sale: "Este material saiu de venda.",
  own_product: "Este material é da sua própria loja.",
  already_owned: "Você já tem este material na biblioteca.",
  cart_full: "O carrinho chegou a 50 materiais, o máximo de um pedido. Finalize esta compra ou tire algum.",
  invalid: "Este material não existe mais.",
  unavailable: "Não conseguimos guardar isto agora. Tente de novo em instantes.",
  limited: "Muitos cliques seguidos. Espere um pouco e tente de novo.",
  signed_out: "Sua sessão terminou. Entre de novo para continuar.",
  forbidden: "Você não pode fazer isto com esta conta.",
};

export const cartProblemMessages: Record<CartProblem, string> = {
  unavailable: "Saiu de venda. Tire do carrinho para continuar.",
  owned: "Já está na sua biblioteca. Tire do carrinho para não pagar de novo.",
  own: "É da sua própria loja. Tire do carrinho para continuar.",
};
