import { ImageUp } from "lucide-react";
import { useState } from "react";
import type { ImageRef } from "#modules/catalog/schema/product-card.ts";
import { bannerOf, portraitAddress } from "#modules/catalog/ui/picture.ts";
import { Button, buttonClass } from "#ui/button.tsx";
import { FieldError } from "#ui/field.tsx";
import { PaperPicker } from "#ui/paper-picker.tsx";
import { Portrait } from "#ui/portrait.tsx";
import { PaperPattern } from "../../ui/store/paper-pattern.tsx";
import { CropDialog } from "./crop-dialog.tsx";
import type { PictureKind } from "./send-picture.ts";
import type { FaceBlockProps } from "./words-block.tsx";

const MOST_BYTES = 25 * 1024 * 1024;
const TYPES = ["image/png", "image/jpeg", "image/webp"];

/** The banner, the portrait and the paper under both. */
export function PicturesBlock({ form, change }: FaceBlockProps) {
  const [chosen, setChosen] = useState<{ kind: PictureKind; file: File } | null>(null);
  const [problem, setProblem] = useState<{ kind: PictureKind; words: string } | null>(null);

  function choose(kind: PictureKind, file: File) {
    const words = !TYPES.includes(file.type)
      ? "A imagem precisa ser PNG, JPG ou WebP."
      : file.size > MOST_BYTES
        ? "A imagem passa de 25 MB. Reduza o tamanho."
        : null;
    setProblem(words ? { kind, words } : null);
    if (!words) setChosen({ kind, file });
  }

  const put = (kind: PictureKind, picture: ImageRef | null) =>
    change(kind === "banner" ? { bannerId: picture?.id ?? null } : { portraitId: picture?.id ?? null });
  const row = (kind: PictureKind, has: boolean, noun: string) => (
    <PictureButtons
      kind={kind}
      has={has}
      noun={noun}
      problem={problem?.kind === kind ? problem.words : null}
      onFile={(file) => choose(kind, file)}
      onRemove={() => put(kind, null)}
    />
  );

  return (
    <div className="grid gap-6">
      <div>
        <h3 className="text-sm font-semibold">Faixa do alto</h3>
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
        {row("banner", form.bannerId !== null, "a faixa")}
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
          <h3 className="text-sm font-semibold">Retrato ou logo</h3>
          <p className="mt-0.5 text-2xs text-muted">Pelo menos 320 × 320 px, mostrado em círculo. Sem imagem, vai a inicial.</p>
          {row("retrato", form.portraitId !== null, "o retrato")}
        </div>
      </div>
      <div>
        <PaperPicker legend="Papel" value={form.paper} onValue={(paper) => change({ paper })} />
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

type PictureButtonsProps = {
  kind: PictureKind;
  has: boolean;
  /** "a faixa", "o retrato". */
  noun: string;
  problem: string | null;
  onFile: (file: File) => void;
  onRemove: () => void;
};

function PictureButtons({ kind, has, noun, problem, onFile, onRemove }: PictureButtonsProps) {
  return (
    <div className="mt-2.5 flex flex-wrap items-center gap-2">
      <label
        className={buttonClass({
          variant: "secondary",
          size: "sm",
          className: "relative has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent",
        })}
      >
        <ImageUp aria-hidden />
        {has ? `Trocar ${noun}` : `Enviar ${noun}`}
        <input
          type="file"
          name={kind}
          accept={TYPES.join(",")}
          aria-describedby={problem ? `${kind}-problema` : undefined}
          className="absolute inset-0 cursor-pointer opacity-0"
          onChange={(event) => {
            const [file] = event.currentTarget.files ?? [];
            event.currentTarget.value = "";
            if (file) onFile(file);
          }}
        />
      </label>
      {has && (
        <Button size="sm" variant="ghost" onClick={onRemove}>
          Tirar {noun}
        </Button>
      )}
      {problem && <FieldError id={`${kind}-problema`}>{problem}</FieldError>}
    </div>
  );
}
