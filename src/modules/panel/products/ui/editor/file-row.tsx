import { CircleAlert, CircleCheck, Download, Link2, LoaderCircle, Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { waitWords } from "#modules/catalog/antivirus/rules.ts";
import { licensesOnSale } from "#modules/catalog/file-licenses/rules.ts";
import { FileChecks } from "#modules/catalog/ui/file-checks.tsx";
import { pageSizeWords } from "#modules/catalog/page-sizes/rules.ts";
import { KindIcon } from "#modules/catalog/ui/kind-icon.tsx";
import { renameFileFn } from "#modules/catalog/functions.ts";
import { doorMessages, productMessages } from "#modules/catalog/messages.ts";
import type { License, WorkingFile } from "#modules/catalog/schema/product-form.ts";
import { fileSize, pageCount } from "#kit/format.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { IconButton, iconButtonClass } from "#ui/icon-button.tsx";
import { InnerForm } from "#ui/inner-form.tsx";
import { TextInput } from "#ui/text-input.tsx";
import { useForm } from "#ui/use-form.ts";
import type { useReorder } from "#ui/use-reorder.ts";
import { DuplicateNote } from "./duplicate-note.tsx";
import { ReplaceButton } from "./replace-button.tsx";
import { ReplacingNote } from "./replacing-note.tsx";
import { FileLicensesField } from "./file-licenses-field.tsx";
import { LinkFacts } from "./link-facts.tsx";
import { ReorderHandle } from "#ui/reorder-handle.tsx";

type Reorder = ReturnType<typeof useReorder>;

type FileRowProps = {
  productId: number;
  file: WorkingFile;
  /** All of the product's, this one too. */
  files: WorkingFile[];
  /** The endings that may be sent. */
  accept: string;
  onReplace: (file: File) => void;
  /** What the list in order gives to this row and to its handle; no handle when there is nothing to put in order. */
  row: ReturnType<Reorder["row"]>;
  handle: ReturnType<Reorder["handle"]> | null;
  /** What the product is sold under. */
  sold: License[];
  onRemove: () => void;
  onChanged: () => Promise<void>;
};

/** A file that came: what it is, its name, its place and the way out. */
export function FileRow({ productId, file, files, accept, row, handle, sold, onReplace, onRemove, onChanged }: FileRowProps) {
  const [renaming, setRenaming] = useState(false);

  if (renaming)
    return (
      <RenameForm
        productId={productId}
        file={file}
        onDone={async (changed) => {
          if (changed) await onChanged();
          setRenaming(false);
        }}
      />
    );
  return (
    <li
      {...row}
      data-file-status={file.status}
      className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-2.5 border-b border-line py-2.5 data-lifted:bg-accent-soft"
    >
      <div className="flex items-center gap-1">
        {handle && <ReorderHandle {...handle} />}
        <FileMark file={file} />
      </div>
      <div className="min-w-0 max-sm:col-span-2">
        <div className="text-sm [overflow-wrap:anywhere]">{file.name}</div>
        <FileFacts productId={productId} file={file} onChanged={onChanged} />
        {file.status === "limpo" && file.sha256 && (
          <FileChecks name={file.name} sha256={file.sha256} look={file.look} isOpaque={file.shownKind?.isOpaque === true} />
        )}
        {file.duplicate && <DuplicateNote duplicate={file.duplicate} waits={file.waitsAsCopy} />}
        <ReplacingNote productId={productId} file={file} files={files} onChanged={onChanged} />
      </div>
      <div className="flex flex-wrap justify-end max-sm:col-span-2 max-sm:col-start-2 max-sm:-ml-2 max-sm:justify-start">
        {!file.link && <ReplaceButton name={file.name} accept={accept} onFile={onReplace} />}
        {file.status === "limpo" && (
          <>
            <IconButton size="sm" label={`Renomear ${file.name}`} tip="Renomear" onClick={() => setRenaming(true)}>
              <Pencil aria-hidden />
            </IconButton>
            {!file.link && (
              <a
                href={`/baixar/meu-arquivo/${file.id}`}
                aria-label={`Conferir ${file.name}`}
                data-tip="Conferir"
                className={iconButtonClass({ size: "sm" })}
              >
                <Download aria-hidden />
              </a>
            )}
          </>
        )}
        <IconButton size="sm" label={`Remover ${file.name}`} tip="Remover" tipAlign="end" onClick={onRemove}>
          <Trash2 aria-hidden />
        </IconButton>
      </div>
      {file.status === "limpo" && (sold.length > 1 || licensesOnSale(file.licenses, sold)) && (
        <div className="col-span-2 col-start-2 min-w-0">
          <FileLicensesField productId={productId} file={file} sold={sold} refresh={onChanged} />
        </div>
      )}
    </li>
  );
}

function FileMark({ file: { status, link, shownKind } }: { file: WorkingFile }) {
  if (link) return <Link2 aria-hidden className="size-6 stroke-[1.75]" />;
  if (status === "quarentena") return <LoaderCircle aria-hidden className="size-6 text-muted motion-safe:animate-spin" />;
  if (status === "limpo") return <KindIcon kind={shownKind} className="size-6 stroke-[1.75]" />;
  return <CircleAlert aria-hidden className="size-6 text-danger" />;
}

function FileFacts({ productId, file, onChanged }: Pick<FileRowProps, "productId" | "file" | "onChanged">) {
  if (file.status === "enviando")
    return (
      <p className="mt-0.5 text-2xs text-muted">Envio interrompido. Escolha o mesmo arquivo para continuar de onde parou.</p>
    );
  if (file.waitsForScan) return <p className="mt-0.5 text-2xs font-medium text-warning">{waitWords(file.waitsForScan)}</p>;
  if (file.status === "quarentena") return <p className="mt-0.5 text-2xs text-muted">Conferindo o arquivo…</p>;
  if (file.status !== "limpo")
    return (
      <p role="alert" className="mt-0.5 text-2xs font-medium text-danger">
        {file.problem ?? "Este arquivo não passou na conferência."}
      </p>
    );
  if (file.link) return <LinkFacts productId={productId} file={file} link={file.link} onChanged={onChanged} />;
  const facts = [
    file.shownKind?.words,
    file.pageCount ? pageCount(file.pageCount) : null,
    pageSizeWords(file.pageSizes ?? []),
    fileSize(file.sizeBytes),
  ];
  if (file.problem) return <p className="mt-0.5 text-2xs font-medium text-warning">{file.problem}</p>;
  return (
    <p className="tn mt-0.5 flex items-center gap-1.5 text-2xs text-muted">
      <CircleCheck aria-hidden className="size-3.5 stroke-2 text-positive" />
      {facts.filter(Boolean).join(" · ")}
    </p>
  );
}

type RenameFormProps = { productId: number; file: WorkingFile; onDone: (changed: boolean) => Promise<void> };

function RenameForm({ productId, file, onDone }: RenameFormProps) {
  const state = useForm<HTMLFieldSetElement>({ ...doorMessages, ...productMessages }, doorMessages.unavailable, {
    name: `arquivo-${file.id}`,
    fieldOf: { invalid: "name" },
  });
  const [name, setName] = useState(file.name);

  async function rename() {
    if (await state.send(() => renameFileFn({ data: { productId, fileId: file.id, name } }))) await onDone(true);
  }

  function edit(words: string) {
    state.forgive("name");
    setName(words);
  }

  return (
    <li className="border-b border-line py-2.5">
      <InnerForm
        state={state}
        onSubmit={rename}
        label={`Renomear ${file.name}`}
        className="flex flex-wrap items-end gap-2 *:data-notice:basis-full"
      >
        <Field
          label={file.link ? "Título do link" : "Nome do arquivo"}
          error={state.mistakes.name}
          className="min-w-0 flex-1 basis-56"
        >
          <TextInput dense value={name} maxLength={140} onChange={({ target }) => edit(target.value)} />
        </Field>
        <Button size="sm" onClick={() => void rename()} loading={state.isBusy} loadingLabel="Renomeando…">
          Renomear
        </Button>
        <Button size="sm" variant="ghost" onClick={() => void onDone(false)}>
          Cancelar
        </Button>
      </InnerForm>
    </li>
  );
}
