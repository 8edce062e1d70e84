import type { DoorReason } from "#platform/door.ts";
import type { AddToCartRefusal, ApplyCouponRefusal, CartCoupon, CartProblem } from "./schema.ts";

export const addToCartMessages: Record<AddToCartRefusal | DoorReason, string> = {
  not_on_sale: "Este material não está à venda agora.",
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
  unavailable: "Não está à venda agora. Tire do carrinho para continuar.",
  owned: "Já está na sua biblioteca. Tire do carrinho para não pagar de novo.",
  own: "É da sua própria loja. Tire do carrinho para continuar.",
};

/** The customer's own reason: what is theirs to know. */
export const HELD_COUPON = "Este cupom está em outro pedido seu, que espera pagamento. Pague ou cancele aquele para usar aqui.";

export const applyCouponMessages: Record<ApplyCouponRefusal | DoorReason, string> = {
  unavailable_code: "Cupom não disponível para este pedido.",
  already_applied: "Este cupom já está no carrinho.",
  worse: "O cupom desta loja que já está no carrinho desconta o mesmo ou mais.",
  invalid: "O código tem de 3 a 24 letras, números, hífen ou sublinhado.",
  unavailable: "Não conseguimos conferir o cupom agora. Tente de novo em instantes.",
  limited: "Muitos códigos seguidos. Espere meio minuto e tente de novo.",
  signed_out: "Sua sessão terminou. Entre de novo para continuar.",
  forbidden: "Você não pode fazer isto com esta conta.",
};

/** What a code that is kept and discounts nothing says. `falta_minimo` also tells how much is missing. */
export const cartCouponMessages: Record<Exclude<CartCoupon["state"], "aplicado">, string> = {
  sem_material: "Vale quando um material desta loja entrar no carrinho.",
  falta_minimo: "A compra nesta loja ainda não chegou ao mínimo do cupom.",
  promocao_melhor: "A promoção da loja já desconta mais. Os descontos não se somam, vale o maior.",
  em_outro_pedido: HELD_COUPON,
  indisponivel: "Cupom não disponível para este pedido.",
};
