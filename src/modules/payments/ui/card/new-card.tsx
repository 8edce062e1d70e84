import { AddressFields } from "#modules/accounts/ui/address-fields.tsx";
import type { FormState } from "#ui/use-form.ts";
import { CardFields } from "./card-fields.tsx";

type NewCardProps = {
  /** Where the bills go is asked once. */
  asksAddress: boolean;
  /** Without a name on the card, it is the buyer's. */
  isOfBuyer: boolean;
  /** The form around. */
  state: FormState;
};

/** A card to type, and where its bills go when the platform does not know. */
export function NewCard({ asksAddress, isOfBuyer, state }: NewCardProps) {
  return (
    <div className="grid gap-6">
      <CardFields state={state} isOfBuyer={isOfBuyer} />
      {asksAddress && (
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
