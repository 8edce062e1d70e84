import type { DoorReason } from "#platform/door.ts";
import { cardPayMessages } from "../payments/cards/messages.ts";
import type { PayRefusal } from "../payments/cards/schema.ts";
import type { CancelRefusal } from "../payments/cancel-order.ts";
import type { EndCause } from "../payments/rules/end-causes.ts";
import type { PlaceOrderRefusal } from "./schema.ts";

/** Why the platform cancelled an order that was awaiting payment. */
export const endedMessages: Record<EndCause, string> = {
  ja_comprado: "Você já tem um dos materiais deste pedido na biblioteca. Nada mais será cobrado por ele.",
  indisponivel: "Um dos materiais deste pedido saiu de venda. Nada mais será cobrado por ele.",
};

/** The text of each refusal. `limited` returns the waiting time in its own fields. */
export const placeOrderMessages: Record<PlaceOrderRefusal | DoorReason, string> = {
  ...cardPayMessages,
  empty_cart: "Seu carrinho está vazio. Escolha um material para continuar.",
  price_changed: "O preço mudou desde que você abriu esta página. Confira o novo total e confirme.",
  coupon_unavailable: "Cupom não disponível para este pedido. Ele saiu do carrinho: confira o total e confirme.",
  unavailable: "Um dos materiais não está à venda agora. Tire do carrinho para continuar.",
  owned: "Você já tem um destes materiais na biblioteca. Tire do carrinho para não pagar de novo.",
  own_product: "Um dos materiais é da sua própria loja. Tire do carrinho para continuar.",
  email_missing: "Falta o e-mail: é por ele que você recebe o recibo e volta aos seus arquivos.",
  name_incomplete: "Falta o nome completo de quem compra.",
  document_missing: "Falta o CPF ou o CNPJ de quem compra.",
  code_needed: "Este e-mail já tem conta. Digite o código que enviamos: o carrinho e o que você escreveu ficam aqui.",
  suspended: "Sua conta não pode comprar agora. Fale com a gente pelo e-mail do rodapé.",
  paused: "As compras estão paradas por alguns instantes. O carrinho e os pedidos continuam como estão, e nada novo é cobrado.",
  invalid: "Confira os campos marcados.",
  limited: "Muitas tentativas seguidas. Espere um pouco e tente de novo.",
  signed_out: "Sua sessão terminou. Entre de novo em outra aba e volte aqui: o que você escreveu continua.",
  forbidden: "Sua conta não pode comprar agora. Fale com a gente pelo e-mail do rodapé.",
};

/** The refusals when paying an existing order with another code, another card or another method. */
export const payOrderMessages: Record<PayRefusal | DoorReason, string> = {
  ...cardPayMessages,
  not_found: "Este pedido não existe mais.",
  not_payable: "Este pedido não está mais esperando pagamento.",
  owned: "Você já tem um dos materiais deste pedido. Ele será encerrado, e nada é cobrado.",
  suspended: "Sua conta não pode comprar agora. Fale com a gente pelo e-mail do rodapé.",
  paused: "Os pagamentos estão parados por alguns instantes. O pedido continua como está, e nada novo é cobrado.",
  still_asking: "O banco ainda não confirmou o fim do pagamento anterior. Espere alguns segundos e tente de novo.",
  confirming:
    "O banco ainda está decidindo sobre o pagamento anterior deste pedido. Assim que ele responder, avisamos por e-mail.",
  price_changed: "O valor das parcelas mudou desde que você abriu esta página. Confira e confirme.",
  invalid: "Confira os campos marcados.",
  limited: "Muitas tentativas seguidas. Espere um pouco e tente de novo.",
  signed_out: "Sua sessão terminou. Entre de novo para continuar.",
  forbidden: "Este pedido não existe mais.",
  unavailable: "Um dos materiais deste pedido saiu de venda. Ele será encerrado, e nada é cobrado.",
};

export const cancelOrderMessages: Record<CancelRefusal | DoorReason, string> = {
  not_found: "Este pedido não existe mais.",
  not_payable: "Este pedido não está mais esperando pagamento.",
  still_asking: "O banco ainda não disse o que houve com o pagamento. Espere alguns minutos para cancelar.",
  invalid: "Este pedido não existe mais.",
  limited: "Muitas tentativas seguidas. Espere um pouco e tente de novo.",
  signed_out: "Sua sessão terminou. Entre de novo para continuar.",
  forbidden: "Este pedido não existe mais.",
  unavailable: "Não conseguimos falar com o banco agora. Tente de novo em instantes.",
};
