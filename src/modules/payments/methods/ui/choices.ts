import type { ComponentType } from "react";
import type { ChargedMethod } from "../../../orders/rules.ts";
import { BoletoChoice } from "./boleto-choice.tsx";
import { CardChoice } from "./card-choice.tsx";
import type { MethodChoiceProps } from "./choice.ts";
import { PixChoice } from "./pix-choice.tsx";

/** How each method is chosen at checkout. */
export const METHOD_CHOICES: Record<ChargedMethod, ComponentType<MethodChoiceProps>> = {
  pix: PixChoice,
  cartao: CardChoice,
  boleto: BoletoChoice,
};
