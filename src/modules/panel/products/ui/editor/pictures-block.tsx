import { MOST_PICTURES } from "#modules/catalog/pictures/rules.ts";
import { Dropzone } from "#ui/dropzone.tsx";
import { FieldError } from "#ui/field.tsx";
import { useReorder } from "#ui/use-reorder.ts";
import { Block } from "./block.tsx";
import { PictureRow } from "./picture-row.tsx";
import { SendingPictureRow } from "./sending-picture-row.tsx";
import type { usePictures } from "./use-pictures.ts";

/** What the author shows besides the cover: chosen, described and put in order. */
export function PicturesBlock({ own }: { own: ReturnType<typeof usePictures> }) {
  const { pictures, sendings } = own;
  const nameOf = (id: string): string => {
    const at = pictures.findIndex((one) => one.id === id);
    return pictures[at]?.alt || `imagem ${at + 1}`;
  };
  const sortable = useReorder({ ids: pictures.map((one) => one.id), nameOf, onOrder: own.order });

  return (
    <Block
      title="Imagens"
      hint={`Até ${MOST_PICTURES}, além da capa: o material aberto, impresso, em uso. PNG, JPG ou WebP até 8 MB cada uma, com 1.000 px ou mais no lado maior. Na página, vêm depois da capa e antes das prévias.`}
    >
      {pictures.length < MOST_PICTURES && (
        <Dropzone
          id="imagens"
          title="Arraste imagens, ou escolha no aparelho"
          hint={`${pictures.length} de ${MOST_PICTURES}`}
          accept="image/png,image/jpeg,image/webp"
          multiple
          onFiles={own.add}
        />
      )}
      {pictures.length + sendings.length > 0 && (
        <ul aria-label="Imagens do material" className="-mt-2">
          {sortable.order
            .flatMap((id) => pictures.filter((one) => one.id === id))
            .map((picture, index) => (
              <PictureRow
                key={picture.id}
                picture={picture}
                number={index + 1}
                name={nameOf(picture.id)}
                error={own.mistakes[picture.id]}
                row={sortable.row(picture.id)}
                handle={pictures.length > 1 ? sortable.handle(picture.id) : null}
                onDescribe={(alt) => own.describe(picture.id, alt)}
                onRemove={() => own.remove(picture.id)}
              />
            ))}
          {sendings.map((one) => (
            <SendingPictureRow key={one.key} sending={one} onRetry={() => own.retry(one)} onGiveUp={() => own.giveUp(one.key)} />
          ))}
        </ul>
      )}
      {own.problem && <FieldError id="imagens-error">{own.problem}</FieldError>}
      <output className="sr-only">{sortable.spoken}</output>
    </Block>
  );
}
