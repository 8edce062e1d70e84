import { useState } from "react";
import { formatPhone } from "#kit/phone.ts";
import { Button, buttonClass } from "#ui/button.tsx";
import { RouterLink } from "#ui/router-link.tsx";
import { Tag } from "#ui/tag.tsx";
import { makeDefaultAddressFn } from "../functions.ts";
import type { SavedAddress } from "../schema.ts";
import { addressLines } from "../rules.ts";
import { RemoveAddressDialog } from "./remove-address-dialog.tsx";
import { useAddressChange } from "./use-address-change.ts";
import { usedIn } from "./used-in.ts";

type AddressCardProps = { address: SavedAddress; heir: SavedAddress | null; isEditing: boolean };

/** One address kept: what it is, what goes there, and what its owner can do with it. */
export function AddressCard({ address, heir, isEditing }: AddressCardProps) {
  const [isLeaving, setLeaving] = useState(false);
  const { isBusy, trouble, change } = useAddressChange();
  const [street, city, cep] = addressLines(address);
  const use = usedIn(address);
  return (
    <li
      data-address={address.id}
      className={`grid content-start gap-2 border-b border-line px-4 py-4 text-sm last:border-b-0 md:px-5 ${isEditing ? "bg-accent-soft" : ""}`}
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <h3 className="font-text text-sm font-semibold tracking-normal wrap-anywhere">{address.label || street}</h3>
        {address.isDefault && <Tag look="line">Padrão</Tag>}
      </div>
      <address className="text-muted not-italic wrap-anywhere">
        {address.label && (
          <>
            {street}
            <br />
          </>
        )}
        {city}
        <br />
        <span className="tn">{cep}</span>
        {address.phone && (
          <>
            <br />
            <span className="tn">{formatPhone(address.phone)}</span>
          </>
        )}
      </address>
      {use && <p className="text-2xs text-muted">{use}</p>}
      <div className="flex flex-wrap gap-2">
        {!address.isDefault && (
          <Button
            size="sm"
            loading={isBusy}
            loadingLabel="Salvando…"
            onClick={() =>
              void change("Este é o endereço padrão agora.", () => makeDefaultAddressFn({ data: { addressId: address.id } }))
            }
          >
            Usar como padrão
          </Button>
        )}
        <RouterLink
          href={`/painel/enderecos?editar=${address.id}`}
          aria-label={`Editar ${address.label || street}`}
          className={buttonClass({ size: "sm", variant: "ghost" })}
        >
          Editar
        </RouterLink>
        <Button size="sm" variant="ghost" aria-label={`Remover ${address.label || street}`} onClick={() => setLeaving(true)}>
          Remover
        </Button>
      </div>
      <span role="alert" className="text-2xs text-danger empty:hidden">
        {trouble}
      </span>
      <RemoveAddressDialog address={address} heir={heir} open={isLeaving} onClose={() => setLeaving(false)} />
    </li>
  );
}
