import { useState } from "react";
import { Panel } from "#ui/panel.tsx";
import type { SavedAddress } from "../schema.ts";
import { AddressCard } from "./address-card.tsx";
import { AddressForm } from "./address-form.tsx";

type AddressesPageProps = { addresses: SavedAddress[]; editingId: string | null };

/** The addresses a person keeps, and one more or the one being written anew. */
export function AddressesPage({ addresses, editingId }: AddressesPageProps) {
  const [added, setAdded] = useState(0);
  const editing = addresses.find((one) => one.id === editingId) ?? null;
  const heirOf = (address: SavedAddress) => (address.isDefault ? (newestOf(addresses, address) ?? null) : null);
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)]">
      <Panel title="Endereços salvos" flush>
        {addresses.length === 0 ? (
          <p className="px-4 pb-5 text-sm text-muted md:px-5">
            Nenhum endereço por aqui ainda. Ele só é pedido quando você paga com cartão ou precisa de nota; salve um e não digite
            de novo.
          </p>
        ) : (
          <ul className="border-t border-line">
            {addresses.map((address) => (
              <AddressCard key={address.id} address={address} heir={heirOf(address)} isEditing={address.id === editing?.id} />
            ))}
          </ul>
        )}
      </Panel>
      <Panel title={editing ? "Editar endereço" : "Adicionar endereço"}>
        <AddressForm key={editing?.id ?? added} editing={editing} onAdded={() => setAdded(added + 1)} />
      </Panel>
    </div>
  );
}

/** The list comes newest first after the default. */
const newestOf = (addresses: SavedAddress[], leaving: SavedAddress) => addresses.find((one) => one.id !== leaving.id);
