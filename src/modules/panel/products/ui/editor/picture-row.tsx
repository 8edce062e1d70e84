import { Trash2 } from "lucide-react";
import { LONGEST_ALT } from "#modules/catalog/pictures/rules.ts";
import type { ShownPicture } from "#modules/catalog/schema/product-page.ts";
import { Field } from "#ui/field.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { ReorderHandle } from "#ui/reorder-handle.tsx";
import { TextInput } from "#ui/text-input.tsx";
import type { useReorder } from "#ui/use-reorder.ts";

type Reorder = ReturnType<typeof useReorder>;

type PictureRowProps = {
  picture: ShownPicture;
  /** Its place, from 1. */
  number: number;
  /** How it is called when it is read aloud. */
  name: string;
  error?: string | undefined;
  row: ReturnType<Reorder["row"]>;
  handle: ReturnType<Reorder["handle"]> | null;
  onDescribe: (alt: string) => void;
  onRemove: () => void;
};

/** One of the author's pictures: its place, what it shows and the way out. */
export const PictureRow = ({ picture, number, name, error, row, handle, onDescribe, onRemove }: PictureRowProps) => (
  <li
    {...row}
    data-picture={picture.id}
    className="grid grid-cols-[auto_64px_minmax(0,1fr)_auto] items-start gap-x-2.5 gap-y-2 border-b border-line py-2.5 data-lifted:bg-accent-soft"
  >
    <span>{handle && <ReorderHandle {...handle} />}</span>
    <img
      src={`/imagens/${picture.id}/160.webp`}
      alt=""
      width={picture.width}
      height={picture.height}
      className="aspect-square h-auto w-16 rounded-block bg-well object-contain"
    />
    <Field
      label={`O que a imagem ${number} mostra`}
      hint={picture.alt.trim() === "" && "Diga em poucas palavras, para quem não vê a imagem."}
      error={error}
      className="max-sm:col-span-full max-sm:row-start-2"
    >
      <TextInput dense value={picture.alt} maxLength={LONGEST_ALT} onChange={({ target }) => onDescribe(target.value)} />
    </Field>
    <IconButton size="sm" label={`Remover ${name}`} tip="Remover" tipAlign="end" className="col-start-4" onClick={onRemove}>
      <Trash2 aria-hidden />
    </IconButton>
  </li>
);
