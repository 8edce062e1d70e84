import { orderFilesFn, removeFileFn } from "#modules/catalog/functions.ts";
import type { EditedProduct, License, WorkingFile } from "#modules/catalog/schema/product-form.ts";
import { Dropzone } from "#ui/dropzone.tsx";
import { FieldError } from "#ui/field.tsx";
import { useReorder } from "#ui/use-reorder.ts";
import { AddLink } from "./add-link.tsx";
import { Block } from "./block.tsx";
import { FileRow } from "./file-row.tsx";
import { FolderButton } from "./folder-button.tsx";
import { isOk, useTrackSave } from "./pending-saves.ts";
import { sendFile } from "./sending.ts";
import { KindList } from "./kind-list.tsx";
import { SendingRow } from "./sending-row.tsx";
import { useSendings } from "./use-sendings.ts";

type FilesBlockProps = {
  page: EditedProduct;
  files: WorkingFile[];
  setFiles: (files: WorkingFile[]) => void;
  /** What the product is sold under. */
  sold: License[];
  refresh: () => Promise<void>;
  error?: string | undefined;
};

/** What is sold: sent in parts, checked, named and put in order. */
export function FilesBlock({ page, files, setFiles, sold, refresh, error }: FilesBlockProps) {
  const sendings = useSendings(page.id);
  const track = useTrackSave();
  const arriving = new Set(sendings.map((one) => one.fileId));
  const here = files.filter((file) => !arriving.has(file.id));

  const sortable = useReorder({
    ids: here.map((file) => file.id),
    nameOf: (id) => here.find((file) => file.id === id)?.name ?? "arquivo",
    onOrder: (fileIds) => {
      setFiles(files.toSorted((a, b) => fileIds.indexOf(a.id) - fileIds.indexOf(b.id)));
      void track(
        orderFilesFn({ data: { productId: page.id, fileIds } }).catch(() => null),
        isOk,
      ).then((answer) => (answer?.ok ? undefined : refresh()));
    },
  });

  function send(chosen: File[]) {
    for (const file of chosen) void sendFile(page.id, file, { limits: page.limits, onDone: () => void refresh() });
  }

  const replace = (replaces: WorkingFile) => (file: File) =>
    void sendFile(page.id, file, { limits: page.limits, onDone: () => void refresh(), replaces });

  async function remove(file: WorkingFile) {
    setFiles(files.filter((one) => one.id !== file.id));
    await track(
      removeFileFn({ data: { productId: page.id, fileId: file.id } }).catch(() => null),
      isOk,
    );
    await refresh();
  }

  return (
    <Block
      title="Arquivos e links"
      hint={`Até ${page.limits.files} arquivos de até ${fileLimit(page.limits.fileBytes)}. O que não está na lista de formatos vai dentro de um ZIP.`}
    >
      <Dropzone
        id="arquivos"
        title="Arraste arquivos e pastas, ou escolha no aparelho"
        hint="Se a conexão cair, o envio continua de onde parou"
        accept={page.limits.accept}
        multiple
        invalid={Boolean(error)}
        onFiles={send}
      />
      <FolderButton onFiles={send} />
      <KindList kinds={page.limits.kinds} />
      <AddLink productId={page.id} onAdded={refresh} />
      {error && <FieldError id="arquivos-error">{error}</FieldError>}
      {here.length + sendings.length > 0 && (
        <ul aria-label="Arquivos do material" className="-mt-2">
          {sortable.order
            .flatMap((id) => here.filter((file) => file.id === id))
            .map((file) => (
              <FileRow
                key={file.id}
                productId={page.id}
                file={file}
                files={here}
                accept={page.limits.accept}
                onReplace={replace(file)}
                row={sortable.row(file.id)}
                handle={here.length > 1 ? sortable.handle(file.id) : null}
                onRemove={() => void remove(file)}
                sold={sold}
                onChanged={refresh}
              />
            ))}
          {sendings.map((sending) => (
            <SendingRow key={sending.key} sending={sending} />
          ))}
        </ul>
      )}
      <output className="sr-only">{announcement(here)}</output>
      <output className="sr-only">{sortable.spoken}</output>
    </Block>
  );
}

/** "5 GB": limits are said in the powers of two they are made of. */
const fileLimit = (bytes: number): string => `${Math.floor(bytes / 1024 ** 3)} GB`;

function announcement(files: WorkingFile[]): string {
  const waiting = files.filter((file) => file.status === "quarentena").length;
  if (waiting > 0) return "Conferindo os arquivos.";
  const refused = files.filter((file) => file.problem);
  return refused.map((file) => `${file.name}: ${file.problem}`).join(" ");
}
