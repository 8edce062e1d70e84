import { Check } from "lucide-react";
import { useEffect, useState } from "react";
import { plural } from "#kit/format.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Note } from "#ui/note.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { getListChoices, saveFavouriteFn } from "../functions.ts";
import type { FavouriteList, ListChoices } from "../schema/favourites-page.ts";
import { NewListForm } from "./new-list-form.tsx";
import { readReason } from "./read-reason.ts";

type ChooseListProps = { productId: number; onClose: () => void; onChosen?: (listId: string) => void };

const UNREAD = "Não conseguimos abrir as suas listas.";

/** Where a product kept goes: one of the person's lists, or one made here. */
export function ChooseList({ productId, onClose, onChosen }: ChooseListProps) {
  const [choices, setChoices] = useState<ListChoices | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [tries, setTries] = useState(0);

  useEffect(() => {
    let here = true;
    void getListChoices({ data: { productId } })
      .catch(() => null)
      .then((answer) => {
        if (!here) return;
        if (answer && "lists" in answer) setChoices(answer);
        else setProblem(UNREAD);
      });
    return () => {
      here = false;
    };
  }, [productId, tries]);

  async function put(listId: string) {
    setProblem(null);
    const answer = await saveFavouriteFn({ data: { productId, listId } }).catch(() => null);
    if (!answer?.ok) return setProblem(readReason(answer?.reason ?? "unavailable"));
    onChosen?.(listId);
    onClose();
  }

  function again() {
    setProblem(null);
    setTries(tries + 1);
  }

  const retry = choices ? undefined : (
    <Button size="sm" onClick={again}>
      Tentar de novo
    </Button>
  );
  return (
    <Dialog open onClose={onClose} title="Guardar em qual lista?" actions={<Button onClick={onClose}>Fechar</Button>}>
      {problem && (
        <Note tone="danger" role="alert" className="mb-3" action={retry}>
          {problem}
        </Note>
      )}
      {choices && (
        <ul aria-label="Suas listas" className="mb-5 grid max-h-[40dvh] gap-0.5 overflow-y-auto p-1">
          {choices.lists.map((list) => (
            <li key={list.id}>
              <ListButton list={list} isHere={list.id === choices.listId} onPress={() => void put(list.id)} />
            </li>
          ))}
        </ul>
      )}
      {!choices && !problem && <Skeleton className="mb-5 h-[98px]" />}
      <NewListForm onCreated={({ id }) => put(id)} />
    </Dialog>
  );
}

function ListButton({ list, isHere, onPress }: { list: FavouriteList; isHere: boolean; onPress: () => void }) {
  return (
    <button
      type="button"
      aria-current={isHere || undefined}
      onClick={onPress}
      className={`flex min-h-11 w-full items-center gap-3 rounded-ctl px-3 text-left text-sm hover:bg-well-2 ${isHere ? "bg-accent-soft font-semibold" : ""}`}
    >
      <span className="min-w-0 flex-1 wrap-anywhere">{list.name}</span>
      <span className="tn text-2xs text-muted">{plural(list.count, "material", "materiais")}</span>
      {isHere ? <Check aria-hidden className="size-5 text-accent" /> : <span className="size-5" />}
    </button>
  );
}
