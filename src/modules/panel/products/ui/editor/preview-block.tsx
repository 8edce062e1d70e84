import { useEffect, useRef, useState } from "react";
import { choosePreviewsFn } from "#modules/catalog/functions.ts";
import { blankSentence } from "#modules/catalog/messages.ts";
import type { ChosenPage, EditedProduct, WorkingFile } from "#modules/catalog/schema/product-form.ts";
import { Block } from "./block.tsx";
import { FilePreviewPicker } from "./file-preview-picker.tsx";
import { PagePicker } from "./page-picker.tsx";
import { readRefusal } from "./read-refusal.ts";

const SETTLE_MS = 700;

type PreviewBlockProps = { page: EditedProduct; files: WorkingFile[]; onCount: (count: number) => void };

/** What anyone may see of the files before buying. Kept a moment after each choice. */
export function PreviewBlock({ page, files, onCount }: PreviewBlockProps) {
  const [chosen, setChosen] = useState<ChosenPage[]>(() =>
    page.previews.map(({ fileId, pageNumber }) => ({ fileId, pageNumber })),
  );
  const [note, setNote] = useState("");
  const saved = useRef(chosen);
  const pdfs = files.filter((file) => file.status === "limpo" && file.kind === "pdf");
  const others = files.filter((file) => file.status === "limpo" && (file.preview !== null || file.isMakingPreview));
  const most = page.limits.previewPages;

  useEffect(() => {
    if (saved.current === chosen) return;
    const draw = async () => {
      setNote("Preparando a prévia…");
      const answer = await choosePreviewsFn({ data: { productId: page.id, pages: chosen } }).catch(() => null);
      if (answer?.ok) saved.current = chosen;
      setNote(
        answer?.ok
          ? `Prévia salva.${answer.value.blankPages.length > 0 ? blankSentence(answer.value.blankPages) : ""}`
          : answer
            ? ("fields" in answer && answer.fields?.["paginas"]) || readRefusal(answer).trouble.message
            : "Sem conexão. Escolha de novo em instantes.",
      );
    };
    const timer = setTimeout(() => void draw(), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [chosen, page.id]);

  function toggle(one: ChosenPage) {
    const isOn = chosen.some((other) => isSame(other, one));
    if (!isOn && chosen.length >= most)
      return setNote(`A prévia pode ter até ${most} páginas e arquivos. Tire um para pôr outro.`);
    const next = isOn ? chosen.filter((other) => !isSame(other, one)) : [...chosen, one];
    setChosen(next);
    onCount(next.length);
  }

  return (
    <Block
      title="Prévia"
      hint={`Escolha até ${most} páginas e arquivos para mostrar antes da compra, na ordem em que marcar. Tudo aparece na loja em baixa resolução e com marca-d’água: de áudios e vídeos, só o começo; de fontes, só o desenho das letras.`}
    >
      {pdfs.length + others.length === 0 ? (
        <p className="text-sm text-muted">As prévias aparecem aqui depois que um arquivo passar na conferência.</p>
      ) : (
        pdfs.map((pdf) => (
          <PagePicker
            key={pdf.id}
            file={pdf}
            isNamed={pdfs.length > 1}
            chosen={chosen.filter((one) => one.fileId === pdf.id).map((one) => one.pageNumber)}
            onToggle={(pageNumber) => toggle({ fileId: pdf.id, pageNumber })}
          />
        ))
      )}
      {others.length > 0 && (
        <FilePreviewPicker
          files={others}
          isChosen={(fileId) => chosen.some((one) => one.fileId === fileId)}
          onToggle={(fileId) => toggle({ fileId, pageNumber: 1 })}
        />
      )}
      <output className="tn text-2xs text-muted empty:hidden">
        {pdfs.length + others.length > 0 && `${chosen.length} de ${most}. ${note}`}
      </output>
    </Block>
  );
}

const isSame = (a: ChosenPage, b: ChosenPage): boolean => a.fileId === b.fileId && a.pageNumber === b.pageNumber;
