import { AddressFields } from "#modules/accounts/ui/address-fields.tsx";
import type { FormState } from "#ui/use-form.ts";
import { CardFields } from "./card-fields.tsx";

type NewCardProps = {
  /** The billing address is requested only when none is stored. */
  needsAddress: boolean;
  /** An empty name on the card means the buyer's name. */
  isOfBuyer: boolean;
  /** State of the enclosing form. */
  state: FormState;
};

/** The inputs of a new card, with its billing address when none is stored. */
export function NewCard({ needsAddress, isOfBuyer, state }: NewCardProps) {
  return (
    <div className="grid gap-6">
      <CardFields state={state} isOfBuyer={isOfBuyer} />
      {needsAddress && (
        <fieldset className="min-w-0">
          <legend className="mb-3 font-semibold">
            Endereço de cobrança <span className="block text-xs font-normal text-muted">O do banco, onde chega a fatura.</span>
          </legend>
          <AddressFields phone="needed" state={state} />
        </fieldset>
      )}
    </div>
  );
}
