import { useState } from "react";
import type { ImageRef } from "#modules/catalog/schema/product-card.ts";
import { bannerOf, portraitAddress } from "#modules/catalog/ui/picture.ts";
import { PaperPicker } from "#ui/paper-picker.tsx";
import { Portrait } from "#ui/portrait.tsx";
import { PaperPattern } from "../../ui/store/paper-pattern.tsx";
import { CropDialog } from "./crop-dialog.tsx";
import { PictureButtons } from "./picture-buttons.tsx";
import type { PictureKind } from "./send-picture.ts";
import type { StorePageBlockProps } from "./words-block.tsx";

type StorePicture = Exclude<PictureKind, "foto">;

/** The banner, the portrait and the paper under both. */
export function PicturesBlock({ form, change }: StorePageBlockProps) {
  const [chosen, setChosen] = useState<{ kind: StorePicture; file: File } | null>(null);
  const [problem, setProblem] = useState<{ kind: StorePicture; words: string } | null>(null);

  const put = (kind: StorePicture, picture: ImageRef | null) =>
    change(kind === "banner" ? { bannerId: picture?.id ?? null } : { portraitId: picture?.id ?? null });
  const row = (kind: StorePicture, has: boolean, noun: string) => (
    <PictureButtons
      kind={kind}
      has={has}
      noun={noun}
      problem={problem?.kind === kind ? problem.words : null}
      onFile={(file) => setChosen({ kind, file })}
      onProblem={(words) => setProblem(words ? { kind, words } : null)}
      onRemove={() => put(kind, null)}
    />
  );

  return (
    <div className="grid gap-6">
      <div>
        <h3 className="font-text text-sm font-semibold">Imagem do topo</h3>
        <p className="mt-0.5 text-2xs text-muted">
          PNG, JPG ou WebP de pelo menos 1.200 × 200 px; o melhor é 2.400 × 400. No celular aparece só o meio, e o retrato cobre
          um canto: deixe o importante no centro.
        </p>
        <div className="mt-2.5 overflow-hidden rounded-block">
          {form.bannerId ? (
            <img src={bannerOf(form.bannerId).src} alt="Faixa da loja" width={2400} height={400} className="w-full" />
          ) : (
            <PaperPattern paper={form.paper} />
          )}
        </div>
        {row("banner", form.bannerId !== null, "a imagem")}
      </div>
      <div className="grid grid-cols-[96px_minmax(0,1fr)] gap-x-4">
        <Portrait
          name={form.authorName}
          src={portraitAddress(form.portraitId)}
          paper={form.paper}
          size={96}
          alt={form.portraitId ? "Retrato da loja" : ""}
        />
        <div>
          <h3 className="font-text text-sm font-semibold">Retrato ou logo</h3>
          <p className="mt-0.5 text-2xs text-muted">Pelo menos 320 × 320 px, mostrado em círculo. Sem imagem, vai a inicial.</p>
          {row("retrato", form.portraitId !== null, "o retrato")}
        </div>
      </div>
      <div>
        <PaperPicker legend="Cor de fundo" value={form.paper} onValue={(paper) => change({ paper })} />
        <p className="mt-1.5 text-2xs text-muted">Em qualquer um dos seis o texto tem contraste para ler bem.</p>
      </div>
      {chosen && (
        <CropDialog
          kind={chosen.kind}
          file={chosen.file}
          onClose={() => setChosen(null)}
          onPicture={(picture) => {
            put(chosen.kind, picture);
            setChosen(null);
          }}
        />
      )}
    </div>
  );
}
