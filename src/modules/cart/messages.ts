import { brand } from "#kit/brand/brand.ts";
import type { DoorReason } from "#platform/door.ts";
import type { AddToCartRefusal, ApplyCouponRefusal, CartCoupon, CartItem, CartProblem, ChooseLicenseRefusal } from "./schema.ts";

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

export const chooseLicenseMessages: Record<ChooseLicenseRefusal | DoorReason, string> = {
  license_not_sold: "Esta licença não está à venda agora. A que estava no carrinho continua.",
  already_owned: "Você já tem este material com esta licença, ou com uma que permite mais.",
  invalid: "Esta licença não existe mais.",
  unavailable: "Não conseguimos trocar a licença agora. Tente de novo em instantes.",
  limited: "Muitas trocas seguidas. Espere um pouco e tente de novo.",
  signed_out: "Sua sessão terminou. Entre de novo para continuar.",
  forbidden: "Você não pode fazer isto com esta conta.",
};

/** Why an item cannot be bought, and what can be done: another licence of it may be the way. */
export function problemWords({ problem, offers }: Pick<CartItem, "problem" | "offers">): string {
  if (!problem) return "";
  return (offers.length > 0 && withOthers[problem]) || cartProblemMessages[problem];
}

const withOthers: Partial<Record<CartProblem, string>> = {
  unavailable: "Esta licença não é mais vendida. Escolha outra ou tire do carrinho.",
  owned: "Você já tem este material com esta licença, ou com uma que permite mais. Escolha outra ou tire do carrinho.",
};

const cartProblemMessages: Record<CartProblem, string> = {
  unavailable: "Não está à venda agora. Tire do carrinho para continuar.",
  owned: "Já está na sua biblioteca. Tire do carrinho para não pagar de novo.",
  own: "É da sua própria loja. Tire do carrinho para continuar.",
};

/** The customer's own reason: what is theirs to know. */
export const HELD_COUPON = "Este cupom está em outro pedido seu, que espera pagamento. Pague ou cancele aquele para usar aqui.";

export const applyCouponMessages: Record<ApplyCouponRefusal | DoorReason, string> = {
  unavailable_code: "Cupom inválido ou vencido. Confira o código.",
  already_applied: "Este cupom já está no carrinho.",
  worse: "O cupom desta loja que já está no carrinho desconta o mesmo ou mais.",
  invalid: "O código tem de 3 a 24 letras, números, hífen ou sublinhado.",
  unavailable: "Não conseguimos conferir o cupom agora. Tente de novo em instantes.",
  limited: "Muitos códigos seguidos. Espere meio minuto e tente de novo.",
  signed_out: "Sua sessão terminou. Entre de novo para continuar.",
  forbidden: "Você não pode fazer isto com esta conta.",
};

/** Why the platform's own code discounts nothing, where it is not what a store's would say. */
const platformCouponMessages: Partial<Record<CartCoupon["state"], string>> = {
  sem_material: "Nenhum material do carrinho comporta este desconto por inteiro.",
  promocao_melhor: "O desconto da loja já é maior. Os descontos não se somam, vale o maior.",
};

/** What a code that is kept and discounts nothing says. */
export const savedCodeWords = ({ state, storeId }: Pick<CartCoupon, "state" | "storeId">): string =>
  state === "aplicado" ? "" : (storeId === null && platformCouponMessages[state]) || cartCouponMessages[state];

/** `falta_minimo` and `falta_quantidade` also tell how much is missing. */
const cartCouponMessages: Record<Exclude<CartCoupon["state"], "aplicado">, string> = {
  sem_material: "Vale quando um material desta loja entrar no carrinho.",
  falta_minimo: "A compra nesta loja ainda não chegou ao mínimo do cupom.",
  falta_quantidade: "Ainda não há materiais suficientes desta loja para o cupom.",
  promocao_melhor: "A promoção da loja já desconta mais. Os descontos não se somam, vale o maior.",
  get autoria_melhor() {
    return `O cupom ${brand.of} já desconta mais. Os descontos não se somam, vale o maior.`;
  },
  sem_saldo: "O que resta deste cupom não cobre o desconto deste carrinho.",
  em_outro_pedido: HELD_COUPON,
  indisponivel: "Cupom não disponível para este pedido.",
};
