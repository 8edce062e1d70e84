import { TextInput } from "#ui/text-input.tsx";
import { renameListFn } from "../functions.ts";
import type { FavouriteList } from "../schema/favourites-page.ts";
import { WordsDialog } from "./words-dialog.tsx";

/** Another name for a list. */
export const RenameList = ({ list, onClose }: { list: FavouriteList; onClose: () => void }) => (
  <WordsDialog
    title="Mudar o nome da lista"
    label="Nome da lista"
    name="name"
    before={list.name}
    send={(name) => renameListFn({ data: { listId: list.id, name } })}
    onClose={onClose}
  >
    {(field) => <TextInput maxLength={60} {...field} />}
  </WordsDialog>
);
