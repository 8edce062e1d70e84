import { Textarea } from "#ui/textarea.tsx";
import { noteFavouriteFn } from "../functions.ts";
import type { Favourite } from "../schema/favourites-page.ts";
import { WordsDialog } from "./words-dialog.tsx";

/** The person's own words about something kept; only they see them. */
export const NoteDialog = ({ item, onClose }: { item: Favourite; onClose: () => void }) => (
  <WordsDialog
    title="Anotação"
    description={item.title}
    label="Só você vê"
    name="note"
    before={item.note}
    send={(note) => noteFavouriteFn({ data: { productId: item.productId, note } })}
    onClose={onClose}
  >
    {(field) => <Textarea rows={4} maxLength={300} {...field} />}
  </WordsDialog>
);
