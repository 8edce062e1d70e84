import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Radio } from "#ui/radio.tsx";
import type { SavedCard } from "../../cards/schema.ts";
import { cardWords } from "./saved-card-words.ts";

type RemoveCardDialogProps = {
  card: SavedCard;
  others: SavedCard[];
  open: boolean;
  isRemoving: boolean;
  onClose: () => void;
  onRemove: (nextDefaultId: string | null) => void;
};

/** Confirms the removal of a card: what changes, and which one becomes the default if this one was. */
export function RemoveCardDialog({ card, others, open, isRemoving, onClose, onRemove }: RemoveCardDialogProps) {
  const heirs = card.isDefault ? others.filter((other) => other.expiry !== "vencido") : [];
  const [chosen, setChosen] = useState<string | null>(null);
  const next = heirs.find((heir) => heir.id === chosen) ?? heirs[0];
  return (
    <Dialog
      open={open}
      onClose={onClose}
      role="alertdialog"
      title="Remover este cartão?"
      description={`${cardWords(card)} sai da sua conta. Compras já pagas com ele não mudam.`}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            Voltar
          </Button>
          <Button variant="danger" loading={isRemoving} loadingLabel="Removendo…" onClick={() => onRemove(next?.id ?? null)}>
            Remover cartão
          </Button>
        </>
      }
    >
      {heirs.length === 1 && next && <p className="text-sm">{cardWords(next)} passa a ser o padrão.</p>}
      {heirs.length > 1 && (
        <fieldset className="grid justify-items-start">
          <legend className="mb-1 text-sm font-semibold">Qual passa a ser o padrão?</legend>
          {heirs.map((heir) => (
            <Radio
              key={heir.id}
              name={`next-${card.id}`}
              value={heir.id}
              checked={heir.id === next?.id}
              onChange={() => setChosen(heir.id)}
            >
              {cardWords(heir)}
            </Radio>
          ))}
        </fieldset>
      )}
    </Dialog>
  );
}
