import type { useQuickRadios } from "#ui/use-quick-radios.ts";
import type { PaymentChoice, PaymentTerms } from "../../ui/use-payment-choice.ts";

/** What the choice of a method is drawn with: `radio` makes it one of the group. */
export type MethodChoiceProps = {
  radio: ReturnType<ReturnType<typeof useQuickRadios>>;
  terms: PaymentTerms;
  choice: PaymentChoice;
};
