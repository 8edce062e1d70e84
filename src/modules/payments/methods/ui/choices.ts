import { type ComponentType, lazy } from "react";
import type { ChargedMethod } from "../../../orders/rules/payment-methods.ts";
import { CardChoice } from "./card-choice.tsx";
import type { MethodChoiceProps } from "./choice.ts";
import { PixChoice } from "./pix-choice.tsx";

// Off until the administration turns it on: loaded only where it is offered.
const BoletoChoice = lazy(async () => ({ default: (await import("./boleto-choice.tsx")).BoletoChoice }));

/** The component that chooses each method at checkout. */
export const METHOD_CHOICES: Record<ChargedMethod, ComponentType<MethodChoiceProps>> = {
  pix: PixChoice,
  cartao: CardChoice,
  boleto: BoletoChoice,
};
