import { useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { Panel } from "#ui/panel.tsx";
import type { SavedCard } from "../../cards/schema.ts";
import { AddCardForm } from "./add-card-form.tsx";
import type { CardFormFacts } from "./use-add-card.ts";
import { SavedCardRow } from "./saved-card-row.tsx";

type CardsPageProps = { cards: SavedCard[]; form: CardFormFacts; volta: string | null };

/** A person's saved cards and the form of a new one. `volta`: the address to return to once the new card is saved. */
export function CardsPage({ cards, form, volta }: CardsPageProps) {
  const router = useRouter();
  const [message, setMessage] = useState("");
  const [added, setAdded] = useState(0);

  async function change(sentence: string): Promise<void> {
    await router.invalidate({ sync: true });
    setMessage(sentence);
  }

  async function save(): Promise<void> {
    if (volta) return router.navigate({ href: volta });
    await change("Cartão salvo.");
    setAdded(added + 1);
  }

  return (
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)]">
      <Panel title="Cartões salvos" flush>
        {cards.length === 0 ? (
          <p className="px-4 pb-5 text-sm text-muted md:px-5">
            Nenhum cartão por aqui ainda. Salve um e, da próxima vez, pague em dois cliques.
          </p>
        ) : (
          <ul className="border-t border-line">
            {cards.map((card) => (
              <SavedCardRow key={card.id} card={card} others={cards.filter((one) => one.id !== card.id)} onChange={change} />
            ))}
          </ul>
        )}
        <output className="block px-4 pb-4 text-sm text-muted empty:hidden md:px-5">{message}</output>
      </Panel>
      <Panel title="Adicionar cartão">
        <AddCardForm key={added} form={form} onSaved={() => void save()} />
      </Panel>
    </div>
  );
}
