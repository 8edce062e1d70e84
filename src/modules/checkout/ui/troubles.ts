import type { Cart } from "#modules/cart/schema.ts";
import { REFUSAL_TEXTS } from "#modules/payments/cards/messages.ts";
import type { OrderProgress } from "../schema.ts";
import type { PurchaseView } from "./purchase-view.ts";

/** A problem that prevents the payment. */
export type Trouble = {
  sentence: string;
  /** The cart when the button was pressed. */
  before?: Cart | null;
  /** The account just signed in to may have had items of its own in its cart. */
  mayHaveJoined?: boolean;
  /** An order of the same items that is waiting for the bank. */
  orderId?: string;
  /** Paying by Pix is possible now. */
  offersPix?: boolean;
};

export const TROUBLES = {
  noAnswer:
    "Não conseguimos falar com o servidor. Nada se perdeu: tente de novo. Se o pedido já foi criado, ele continua um só, sem cobrança em dobro.",
  unreachable:
    "Este navegador não conseguiu falar com a Pagar.me, que cuida do cartão. Pode ser um bloqueador de anúncios ou uma falha dela. Nada foi cobrado: pague com Pix, ou libere a Pagar.me e tente de novo.",
  confirming: "Você já pediu estes materiais, e o banco ainda está decidindo sobre esse pagamento. Não cobramos de novo.",
  notSent: "O cartão não chegou ao banco e nada foi cobrado. Tente de novo ou pague com Pix.",
  ourFault:
    "A falha é do nosso lado: a Pagar.me não aceitou o nosso pedido, e o seu banco nem foi consultado. Nada foi cobrado, e já fomos avisados. Tente de novo em alguns minutos ou pague com Pix.",
  spent: "Os dados do cartão expiraram antes de chegar ao banco. Nada foi cobrado: tente de novo.",
  blocked: "Um dos materiais não pode ser comprado agora. Tire do carrinho para continuar.",
  joined: "Sua conta já tinha materiais no carrinho, e eles entraram nesta compra. Confira o novo total e confirme.",
};

/** The reason the bank refused the last payment, while the order can still be paid another way. */
export function refusedTrouble(view: PurchaseView, progress: OrderProgress | null): Trouble | null {
  if (view !== "form" || progress?.stage !== "recusado") return null;
  const unsent = progress.isOurFault ? TROUBLES.ourFault : TROUBLES.notSent;
  const sentence = progress.refusal ? REFUSAL_TEXTS[progress.refusal] : unsent;
  return { sentence: progress.refusal ? `Nada foi cobrado. ${sentence}` : sentence, offersPix: true };
}
