import { ImageUp } from "lucide-react";
import { useState } from "react";
import { clearCoverFn, setCoverFromFileFn } from "#modules/catalog/functions.ts";
import type { ProductForm, EditedProduct, WorkingFile } from "#modules/catalog/schema/product-form.ts";
import type { ImageRef } from "#modules/catalog/schema/product-card.ts";
import { pictureOf } from "#modules/catalog/ui/picture.ts";
import { Button, buttonClass } from "#ui/button.tsx";
import { Cover } from "#ui/cover.tsx";
import { FieldError } from "#ui/field.tsx";
import { PaperPicker } from "#ui/paper-picker.tsx";
import { Block } from "./block.tsx";
import { useTrackSave } from "./pending-saves.ts";
import { readRefusal } from "./read-refusal.ts";
import { sendCover } from "./send-cover.ts";

type CoverBlockProps = {
  page: EditedProduct;
  form: ProductForm;
  change: (part: Partial<ProductForm>) => void;
  files: WorkingFile[];
  cover: ImageRef | null;
  onCover: (cover: ImageRef | null) => void;
};

/** The cover, sent or made from a page, and the paper under it. */
export function CoverBlock({ page, form, change, files, cover, onCover }: CoverBlockProps) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const track = useTrackSave();
  const clean = files.filter((file) => file.status === "limpo");
  const pdf = clean.find((file) => file.kind === "pdf");
  const image = clean.find((file) => file.shownKind?.mayBeCover);

  async function draw(work: () => Promise<ImageRef | null | string>) {
    setBusy(true);
    setProblem(null);
    const answer = await track(
      work().catch(() => "Sem conexão. Tente de novo."),
      (drawn) => typeof drawn !== "string",
    );
    if (typeof answer === "string") setProblem(answer);
    else onCover(answer);
    setBusy(false);
  }

  const fromFile = (fileId: string) =>
    draw(async () => {
      const answer = await setCoverFromFileFn({ data: { productId: page.id, fileId } });
      if (answer.ok) return answer.value;
      const { mistakes, trouble } = readRefusal(answer);
      return mistakes.capa ?? trouble.message;
    });

  const remove = () =>
    draw(async () => {
      const answer = await clearCoverFn({ data: { productId: page.id } });
      return answer.ok ? null : readRefusal(answer).trouble.message;
    });

  return (
    <Block
      title="Capa"
      hint="PNG, JPG ou WebP até 8 MB, com 1.000 px ou mais no lado maior. Sem capa, criamos uma automaticamente."
    >
      <div className="grid grid-cols-[112px_minmax(0,1fr)] items-start gap-4">
        <Cover
          paper={form.paper}
          picture={pictureOf(cover)}
          title={form.title || "Sem título"}
          signature={page.store.authorName}
          seed={String(page.id)}
          alt={`Capa: ${form.title || "sem título"}`}
        />
        <div className="grid justify-items-start gap-2" aria-busy={busy}>
          <label
            className={buttonClass({
              variant: "secondary",
              className:
                "relative has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent",
            })}
          >
            <ImageUp aria-hidden />
            {cover ? "Trocar a capa" : "Enviar capa"}
            <input
              id="capa"
              type="file"
              accept="image/png,image/jpeg,image/webp"
              disabled={busy}
              className="absolute inset-0 cursor-pointer opacity-0"
              onChange={(event) => {
                const [file] = event.currentTarget.files ?? [];
                event.currentTarget.value = "";
                if (file) void draw(() => sendCover(page.id, file));
              }}
            />
          </label>
          {pdf && (
            <Button variant="soft" loading={busy} loadingLabel="Desenhando…" onClick={() => void fromFile(pdf.id)}>
              Usar a página 1
            </Button>
          )}
          {!pdf && image && (
            <Button variant="soft" loading={busy} loadingLabel="Desenhando…" onClick={() => void fromFile(image.id)}>
              Usar a imagem enviada
            </Button>
          )}
          {cover && (
            <Button variant="ghost" onClick={() => void remove()}>
              Tirar a capa
            </Button>
          )}
          {problem && <FieldError id="capa-error">{problem}</FieldError>}
        </div>
      </div>
      <PaperPicker legend="Cor de fundo" value={form.paper} onValue={(paper) => change({ paper })} />
    </Block>
  );
}
