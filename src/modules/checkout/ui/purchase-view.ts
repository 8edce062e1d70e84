import type { OrderProgress } from "../schema.ts";

/** The step being carried out for the form just sent. */
export type Step = "conferindo" | "criando" | "banco";

/** What the person sees: the form, a step of the payment, a payment under review or unanswered, or its result. */
export type PurchaseView = "form" | Step | "em_analise" | "desconhecido" | "confirmado" | "encerrado";

/** `orderId` without `progress`: the order was placed and the state of its payment is not known yet. */
export function purchaseView(step: Step | null, orderId: string | null, progress: OrderProgress | null): PurchaseView {
  if (step) return step;
  if (!orderId) return "form";
  if (!progress || progress.stage === "enviando") return "banco";
  if (progress.stage === "em_analise" || progress.stage === "desconhecido") return progress.stage;
  if (progress.stage === "pago") return "confirmado";
  return progress.stage === "encerrado" ? "encerrado" : "form";
}

/** A request of ours is running: nothing may close or leave the page meanwhile. */
export const isBusy = (view: PurchaseView): boolean => view === "conferindo" || view === "criando" || view === "banco";

/** Whether the bank has not decided yet: the page continues to update, and nobody is invited to pay again. */
export const isBeingDecided = (stage: OrderProgress["stage"]): boolean =>
  stage === "enviando" || stage === "em_analise" || stage === "desconhecido";
