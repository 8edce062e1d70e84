import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Note } from "#ui/note.tsx";
import { removeAddressFn } from "../functions.ts";
import type { SavedAddress } from "../schema.ts";
import { addressLines } from "../rules.ts";
import { useAddressChange } from "./use-address-change.ts";

type RemoveAddressDialogProps = {
  address: SavedAddress;
  /** The one that becomes the default; null when there is none, or it need not change. */
  heir: SavedAddress | null;
  open: boolean;
  onClose: () => void;
};

/** Asks before forgetting an address, saying what that changes. */
export function RemoveAddressDialog({ address, heir, open, onClose }: RemoveAddressDialogProps) {
  const { isBusy, trouble, change } = useAddressChange();
  const [street] = addressLines(address);
  async function remove() {
    if (await change("Endereço removido.", () => removeAddressFn({ data: { addressId: address.id } }))) onClose();
  }
  const consequences = [
    address.purchases > 0 ? "O que você já comprou continua com este endereço no recibo do cartão." : null,
    heir ? `${heir.label || addressLines(heir)[0]} passa a ser o padrão.` : null,
    !heir && address.cards > 0 ? "Na próxima compra com cartão, pedimos um endereço de novo." : null,
  ].filter((one) => one !== null);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      role="alertdialog"
      title="Remover este endereço?"
      description={address.label ? `${address.label}: ${street}` : street}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            Voltar
          </Button>
          <Button variant="danger" loading={isBusy} loadingLabel="Removendo…" onClick={() => void remove()}>
            Remover endereço
          </Button>
        </>
      }
    >
      {(trouble ?? consequences.length > 0) && (
        <div className="grid gap-3">
          {trouble && (
            <Note tone="danger" role="alert">
              {trouble}
            </Note>
          )}
          {consequences.length > 0 && (
            <ul className="grid gap-1.5 text-sm">
              {consequences.map((one) => (
                <li key={one}>{one}</li>
              ))}
            </ul>
          )}
        </div>
      )}
    </Dialog>
  );
}
