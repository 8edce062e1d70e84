import type { useQuickRadios } from "#ui/use-quick-radios.ts";
import type { PaymentChoice, PaymentTerms } from "../../ui/use-payment-choice.ts";

/** Props of the choice of a method: `radio` makes it one option of the group. */
export type MethodChoiceProps = {
  radio: ReturnType<ReturnType<typeof useQuickRadios>>;
  terms: PaymentTerms;
  choice: PaymentChoice;
};
