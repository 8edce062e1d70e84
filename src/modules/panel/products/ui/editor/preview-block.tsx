import type { EditedProduct, WorkingFile } from "#modules/catalog/schema/product-form.ts";
import { Block } from "./block.tsx";
import { FilePreviewPicker } from "./file-preview-picker.tsx";
import { PagePicker } from "./page-picker.tsx";
import type { usePreviews } from "./use-previews.ts";

type PreviewBlockProps = { page: EditedProduct; files: WorkingFile[]; previews: ReturnType<typeof usePreviews> };

/** What anyone may see of the files before buying. */
export function PreviewBlock({ page, files, previews: { chosen, toggle, note } }: PreviewBlockProps) {
  const pdfs = files.filter((file) => file.status === "limpo" && file.kind === "pdf");
  const others = files.filter((file) => file.status === "limpo" && (file.preview !== null || file.isMakingPreview));
  const most = page.limits.previewPages;

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
      <output id="previa" tabIndex={-1} className="tn text-2xs text-muted empty:hidden">
        {pdfs.length + others.length > 0 && `${chosen.length} de ${most}. ${note}`}
      </output>
    </Block>
  );
}
