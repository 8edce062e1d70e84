import { Ellipsis, FolderInput, HeartOff, NotebookPen } from "lucide-react";
import { useState } from "react";
import { IconButton } from "#ui/icon-button.tsx";
import { Menu, MenuItem } from "#ui/menu.tsx";
import { showToast } from "#ui/toast.tsx";
import { dropFavouriteFn, saveFavouriteFn } from "../functions.ts";
import type { Favourite } from "../schema/favourites-page.ts";
import { ChooseList } from "./choose-list.tsx";
import { NoteDialog } from "./note-dialog.tsx";
import { useChange } from "./use-change.ts";

type FavouriteActionsProps = { item: Favourite; listId: string; onProblem: (sentence: string | null) => void };

/** Move, note, take out. What is taken out comes back as it was. */
export function FavouriteActions({ item, listId, onProblem }: FavouriteActionsProps) {
  const change = useChange(onProblem);
  const [dialog, setDialog] = useState<"move" | "note" | null>(null);
  const { productId, title, note } = item;

  async function takeOut() {
    const done = await change(() => dropFavouriteFn({ data: { productId } }));
    if (done) showToast("Tirado dos favoritos.", { label: "Desfazer", onPress: () => void putBack() });
  }

  const putBack = () => change(() => saveFavouriteFn({ data: { productId, listId } }));

  return (
    <>
      <Menu
        trigger={
          <IconButton label={`Ações de ${title}`} tip={false} size="over" look="floating">
            <Ellipsis aria-hidden />
          </IconButton>
        }
      >
        <MenuItem icon={<FolderInput aria-hidden />} onSelect={() => setDialog("move")}>
          Mudar de lista
        </MenuItem>
        <MenuItem icon={<NotebookPen aria-hidden />} onSelect={() => setDialog("note")}>
          {note ? "Mudar a anotação" : "Anotar"}
        </MenuItem>
        <MenuItem icon={<HeartOff aria-hidden />} onSelect={() => void takeOut()}>
          Tirar dos favoritos
        </MenuItem>
      </Menu>
      {dialog === "move" && (
        <ChooseList
          productId={productId}
          onClose={() => setDialog(null)}
          onChosen={() => void change(async () => ({ ok: true as const, value: null }))}
        />
      )}
      {dialog === "note" && <NoteDialog item={item} onClose={() => setDialog(null)} />}
    </>
  );
}
