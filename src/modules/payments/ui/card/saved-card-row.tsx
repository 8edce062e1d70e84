import { CircleCheck, Clock, TimerOff } from "lucide-react";
import { useState } from "react";
import { formatCardExpiry } from "#kit/card-expiry.ts";
import { Button } from "#ui/button.tsx";
import { StatusPill } from "#ui/status-pill.tsx";
import { Tag } from "#ui/tag.tsx";
import type { SavedCard } from "../../cards/schema.ts";
import { NicknameForm } from "./nickname-form.tsx";
import { RemoveCardDialog } from "./remove-card-dialog.tsx";
import { brandName, cardWords } from "./saved-card-words.ts";
import { useCardChange } from "./use-card-change.ts";

const STANDINGS = {
  valido: { tone: "positive", icon: <CircleCheck />, words: "Válido" },
  vence_logo: { tone: "warning", icon: <Clock />, words: "Vence em 30 dias" },
  vencido: { tone: "danger", icon: <TimerOff />, words: "Vencido" },
} as const;

type SavedCardRowProps = { card: SavedCard; others: SavedCard[]; onChange: (message: string) => Promise<void> };

/** A saved card: its name, its expiry, and the actions of its owner. */
export function SavedCardRow({ card, others, onChange }: SavedCardRowProps) {
  const [isNaming, setNaming] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const { busy, trouble, makeDefault, remove } = useCardChange(card, onChange);
  const standing = STANDINGS[card.expiry];
  const label = `${brandName(card.brand)} final ${card.lastFour}`;

  async function named() {
    await onChange("Apelido salvo.");
    setNaming(false);
  }

  return (
    <li className="grid gap-2.5 border-b border-line px-4 py-3.5 text-sm last:border-b-0 md:px-5" data-card={card.lastFour}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <b className="font-semibold">{card.nickname || label}</b>
        {card.isDefault && <Tag look="line">Padrão</Tag>}
        <StatusPill tone={standing.tone} icon={standing.icon} status={card.expiry} className="ml-auto">
          {standing.words}
        </StatusPill>
      </div>
      <p className="text-xs text-muted">
        {card.nickname && `${label} · `}
        {card.holderName && `${card.holderName} · `}
        validade <span className="tn">{formatCardExpiry({ month: card.expMonth, year: card.expYear })}</span>
      </p>
      {isNaming ? (
        <NicknameForm card={card} label={label} onNamed={named} onClose={() => setNaming(false)} />
      ) : (
        <div className="flex flex-wrap gap-2">
          {!card.isDefault && card.expiry !== "vencido" && (
            <Button size="sm" loading={busy === "choosing"} loadingLabel="Salvando…" onClick={() => void makeDefault()}>
              Usar como padrão
            </Button>
          )}
          <Button size="sm" variant="ghost" aria-label={`Mudar o apelido de ${cardWords(card)}`} onClick={() => setNaming(true)}>
            {card.nickname ? "Mudar apelido" : "Dar apelido"}
          </Button>
          <Button size="sm" variant="ghost" aria-label={`Remover ${cardWords(card)}`} onClick={() => setLeaving(true)}>
            Remover
          </Button>
        </div>
      )}
      <span role="alert" className="text-2xs text-danger empty:hidden">
        {trouble}
      </span>
      <RemoveCardDialog
        card={card}
        others={others}
        open={isLeaving}
        isRemoving={busy === "removing"}
        onClose={() => setLeaving(false)}
        onRemove={(nextId) => void remove(nextId, others).then(() => setLeaving(false))}
      />
    </li>
  );
}
