import type { RefusalKind } from "../rules/refusal.ts";
import type { CardPayRefusal, CardRefusal, SaveCardRefusal } from "./schema.ts";

/** What the buyer reads about a bank's refusal: what to do next, never the bank's own code. */
export const REFUSAL_TEXTS: Record<RefusalKind, string> = {
  saldo: "O cartão não tem limite para esta compra. Tente menos parcelas, outro cartão ou pague com Pix.",
  cvv: "O código de segurança não confere. Digite de novo o número atrás do cartão.",
  numero: "O banco não reconhece o número deste cartão. Confira os dígitos, use outro cartão ou pague com Pix.",
  vencido: "Este cartão está vencido. Use outro cartão ou pague com Pix.",
  bloqueado: "O banco diz que este cartão está bloqueado. Fale com ele, use outro cartão ou pague com Pix.",
  nao_permitido:
    "O banco não permite esta compra neste cartão. Veja no aplicativo se ele aceita compras pela internet, use outro ou pague com Pix.",
  suspeita: "O banco não reconheceu esta compra como sua. Confirme no aplicativo dele, use outro cartão ou pague com Pix.",
  temporario: "O banco do cartão está fora do ar agora. Espere alguns minutos e tente de novo, ou pague com Pix.",
  verificacao: "O banco não confirmou este cartão. Confira os dados, use outro cartão ou pague com Pix.",
  dados: "A Pagar.me não aceitou um dos seus dados. Confira nome, e-mail, CPF ou CNPJ, telefone e endereço, e tente de novo.",
  nao_aceito: "Não podemos aceitar este cartão, e nada foi cobrado. Pague com Pix ou fale com a gente pelo e-mail do rodapé.",
  confirmacao:
    "O banco não confirmou que a compra é sua. Tente de novo e confirme no aplicativo dele, use outro cartão ou pague com Pix.",
  nao_confirmado: "A compra não foi confirmada no banco a tempo. Tente de novo quando quiser, ou pague com Pix.",
  outro: "O banco recusou o pagamento e não disse o motivo. Tente outro cartão ou pague com Pix.",
};

export const cardPayMessages: Record<CardPayRefusal, string> = {
  method_unavailable: "Uma das lojas não aceita esta forma de pagamento. Escolha a outra para continuar.",
  installments_unavailable: "Este número de parcelas não está disponível. Escolha outro.",
  price_changed: "O valor das parcelas mudou desde que você abriu esta página. Confira e confirme.",
  card_missing: "Escolha um cartão, ou digite os dados de um novo.",
  card_gone: "Este cartão não está mais na sua conta. Escolha outro.",
  address_missing: "Falta o endereço de cobrança do cartão.",
  cards_blocked:
    "Quatro cartões diferentes foram recusados nos últimos dias, e por segurança não aceitamos outro agora. Você pode pagar com Pix, ou falar com a gente pelo e-mail do rodapé.",
  card_limited: "Muitas tentativas com cartão em poucos minutos. Espere um pouco, ou pague com Pix.",
  coupon_card_used:
    "O cupom deste pedido já foi usado com este cartão. Pague com outro cartão ou com Pix, ou tire o cupom do carrinho.",
  blocked:
    "Não podemos aceitar esta compra. Nada foi cobrado. Se você acha que é engano, fale com a gente pelo e-mail do rodapé.",
  token_spent: "Os dados do cartão expiraram antes de chegar ao banco. Nada foi cobrado: tente de novo.",
};

export const saveCardMessages: Record<SaveCardRefusal, string> = {
  address_missing: cardPayMessages.address_missing,
  document_missing: "Falta o seu CPF ou CNPJ. Ele é pedido na primeira compra.",
  card_refused: "O banco não confirmou este cartão. Confira os dados ou use outro.",
  card_limited: cardPayMessages.card_limited,
  token_spent: "Os dados do cartão expiraram antes de chegar ao banco. Tente de novo.",
  data_refused:
    "A Pagar.me não aceitou um dos seus dados. Confira nome, CPF ou CNPJ e endereço nas suas configurações e tente de novo.",
  our_fault: "A falha é do nosso lado, e já fomos avisados. O cartão não foi salvo e nada foi cobrado: tente mais tarde.",
  provider_silent: "Não conseguimos falar com o banco agora. Tente de novo em instantes.",
};

export const cardMessages: Record<CardRefusal, string> = {
  not_found: cardPayMessages.card_gone,
  provider_silent: saveCardMessages.provider_silent,
};
