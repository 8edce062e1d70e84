import type { OrderProgress } from "../schema.ts";

/** What is being done with the form just sent. */
export type Step = "conferindo" | "criando" | "banco";

/** What the person sees: the form, a step of the payment, or the bank's silence or thought. */
export type PurchaseView = "form" | Step | "em_analise" | "desconhecido" | "confirmado" | "encerrado";

/** `orderId` without progress: the order was placed and nothing is known of its payment yet. */
export function purchaseView(step: Step | null, orderId: string | null, progress: OrderProgress | null): PurchaseView {
  if (step) return step;
  if (!orderId) return "form";
  if (!progress || progress.stage === "enviando") return "banco";
  if (progress.stage === "em_analise" || progress.stage === "desconhecido") return progress.stage;
  if (progress.stage === "pago") return "confirmado";
  return progress.stage === "encerrado" ? "encerrado" : "form";
}

/** Our side is at work: nothing may close or leave the page meanwhile. */
export const isBusy = (view: PurchaseView): boolean => view === "conferindo" || view === "criando" || view === "banco";

/** Whether the bank still has to answer: the page keeps listening, and nobody is asked to pay again. */
export const isBeingDecided = (stage: OrderProgress["stage"]): boolean =>
  stage === "enviando" || stage === "em_analise" || stage === "desconhecido";
