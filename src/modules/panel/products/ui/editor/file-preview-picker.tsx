import { pictureOf } from "#modules/catalog/ui/picture.ts";
import type { WorkingFile } from "#modules/catalog/schema/product-form.ts";
import { Checkbox } from "#ui/checkbox.tsx";

type FilePreviewPickerProps = { files: WorkingFile[]; isChosen: (fileId: string) => boolean; onToggle: (fileId: string) => void };

/** What was made of each file that is no PDF: shown in the shop or not, as its author wants, or why there is nothing to show. */
export function FilePreviewPicker({ files, isChosen, onToggle }: FilePreviewPickerProps) {
  return (
    <ul className="grid gap-3 sm:grid-cols-2">
      {files.map((file) => (
        <li key={file.id} className="grid grid-cols-[88px_minmax(0,1fr)] items-center gap-3">
          <Picture file={file} />
          <div className="grid gap-1">
            <p className="text-xs font-semibold [overflow-wrap:anywhere]">{file.name}</p>
            {file.preview?.image ? (
              <Checkbox
                checked={isChosen(file.id)}
                onChange={() => onToggle(file.id)}
                aria-label={`Mostrar na loja: ${file.name}`}
              >
                Mostrar na loja
              </Checkbox>
            ) : (
              <p className="text-2xs text-muted">{file.preview?.problem ?? "Preparando a prévia…"}</p>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

function Picture({ file: { preview } }: { file: WorkingFile }) {
  const picture = preview?.image ? pictureOf(preview.image) : null;
  if (!picture) return <span aria-hidden className="aspect-[4/3] rounded-[3px] bg-well outline-1 outline-line-strong" />;
  return (
    <img
      src={picture.src}
      alt=""
      loading="lazy"
      decoding="async"
      className="aspect-[4/3] w-full rounded-[3px] bg-white object-contain outline-1 outline-line-strong"
    />
  );
}
