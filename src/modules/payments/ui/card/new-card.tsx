import { AddressFields } from "#modules/accounts/ui/address-fields.tsx";
import type { AddressMistakes } from "#modules/accounts/ui/read-address.ts";
import { CardFields } from "./card-fields.tsx";
import type { CardMistakes } from "./read-card.ts";

export type NewCardMistakes = { card: CardMistakes; address: AddressMistakes };

type NewCardProps = {
  /** Where the bills go is asked once. */
  asksAddress: boolean;
  mistakes: NewCardMistakes;
  onMistakes: (mistakes: NewCardMistakes) => void;
};

/** A card to type, and where its bills go when the platform does not know. */
export function NewCard({ asksAddress, mistakes, onMistakes }: NewCardProps) {
  return (
    <div className="grid gap-6">
      <CardFields mistakes={mistakes.card} onMistakes={(card) => onMistakes({ ...mistakes, card })} />
      {asksAddress && (
        <fieldset className="min-w-0">
          <legend className="mb-3 font-semibold">
            Endereço de cobrança <span className="block text-xs font-normal text-muted">O do banco, onde chega a fatura.</span>
          </legend>
          <AddressFields
            phone="needed"
            mistakes={mistakes.address}
            onMistakes={(address) => onMistakes({ ...mistakes, address })}
          />
        </fieldset>
      )}
    </div>
  );
}
