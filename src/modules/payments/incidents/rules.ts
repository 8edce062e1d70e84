import { brand } from "#kit/brand/brand.ts";

/** The areas that a fault of our own account at the provider can stop, each independently. */
export const INCIDENT_AREAS = [
  "pagamentos",
  "autenticacao",
  "cartoes",
  "cadastros",
  "contas",
  "saques",
  "reembolsos",
  "recebiveis",
] as const;
export type IncidentArea = (typeof INCIDENT_AREAS)[number];

/** What is wrong with our account, by the provider's parts. */
export const INCIDENT_CAUSES = ["key", "origin", "feature", "authentication", "recipient", "request"] as const;
export type IncidentCause = (typeof INCIDENT_CAUSES)[number];

/** What stopped, in the words for operators. */
export const AREA_WORDS: Record<IncidentArea, string> = {
  pagamentos: "os pagamentos",
  autenticacao: "as confirmações de cartão no banco",
  cartoes: "guardar cartões",
  cadastros: "os cadastros de quem vende",
  contas: "as trocas de conta bancária",
  saques: "os saques",
  reembolsos: "os reembolsos",
  recebiveis: "a leitura dos recebíveis",
};

/** What operators should check, by cause. */
export const CAUSE_WORDS: Record<IncidentCause, string> = {
  key: "A Pagar.me recusou a chave secreta desta instalação. Confira a chave e as permissões dela no painel da Pagar.me.",
  origin: "A Pagar.me não aceita chamadas deste endereço. Libere o IP do servidor e o domínio no painel da Pagar.me.",
  feature: "A conta na Pagar.me não tem o que esta chamada usa (split, meio de pagamento ou ambiente). Peça a liberação a ela.",
  get authentication() {
    return `A conta na Pagar.me não permite 3-D Secure. Peça a liberação a ela, ou desligue a confirmação no banco nos números ${brand.of}.`;
  },
  recipient: "A Pagar.me não conhece um recebedor da divisão. Confira o recebedor da plataforma e se a chave é da mesma conta.",
  request: "A Pagar.me não entendeu o nosso pedido. É um defeito da plataforma: veja o registro e avise quem a mantém.",
};

/** The area that a fault of a charge stops: an account without 3-D Secure still charges without it. */
export const areaOfCharge = (cause: IncidentCause): IncidentArea => (cause === "authentication" ? "autenticacao" : "pagamentos");
