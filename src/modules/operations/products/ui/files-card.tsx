import { useState } from "react";
import { fileSize, pageCount } from "#kit/format.ts";
import { Button } from "#ui/button.tsx";
import { Note } from "#ui/note.tsx";
import { RouterLink } from "#ui/router-link.tsx";
import { DrawerPart } from "../../orders/ui/drawer-part.tsx";
import type { SoldFile } from "../schema.ts";

/** What is sold, with its pages drawn by the platform (the files themselves never reach this screen) and the files they repeat. */
export function FilesCard({ files }: { files: readonly SoldFile[] }) {
  return (
    <DrawerPart title="Arquivos">
      {files.length === 0 && <p className="text-sm text-muted">Nenhum arquivo: é um pacote de outros materiais.</p>}
      <ul className="grid gap-4 text-sm">
        {files.map((file) => (
          <li key={file.id} className="grid gap-2">
            <p className="wrap-anywhere">
              <b className="font-semibold">{file.name}</b>
              <span className="block text-2xs text-muted">
                {file.link
                  ? "Link"
                  : [fileSize(file.sizeBytes), file.pageCount && pageCount(file.pageCount)].filter(Boolean).join(", ")}
              </span>
            </p>
            {file.link && (
              <p className="text-2xs wrap-anywhere">
                <a href={file.link.address} target="_blank" rel="noopener noreferrer nofollow" className="link">
                  {file.link.address}
                </a>
                {file.link.words && <span className="mt-1 block whitespace-pre-line text-muted">{file.link.words}</span>}
              </p>
            )}
            {file.duplicate && (
              <Note tone="warning" title={file.duplicate.by === "conteudo" ? "Mesmo conteúdo" : "Mesmas páginas"}>
                de um arquivo de{" "}
                <RouterLink href={`/produto/${file.duplicate.slug}`} className="link">
                  {file.duplicate.title}
                </RouterLink>
                , da loja {file.duplicate.storeName}.
              </Note>
            )}
            {file.kind === "pdf" && file.pageCount !== null && <Pages file={file} total={file.pageCount} />}
          </li>
        ))}
      </ul>
    </DrawerPart>
  );
}

const STEP = 12;

function Pages({ file, total }: { file: SoldFile; total: number }) {
  const [shown, setShown] = useState(0);
  const numbers = Array.from({ length: Math.min(shown, total) }, (_, index) => index + 1);
  return (
    <>
      {numbers.length > 0 && (
        <ul className="grid grid-cols-3 gap-2.5 sm:grid-cols-4">
          {numbers.map((number) => (
            <li key={number} className="aspect-[1/1.414] overflow-hidden rounded-[3px] bg-white outline-1 outline-line-strong">
              <img
                src={`/painel/admin/produtos/paginas/${file.id}/${number}`}
                alt={`Página ${number} de ${file.name}`}
                loading="lazy"
                decoding="async"
                className="size-full object-contain"
              />
            </li>
          ))}
        </ul>
      )}
      {shown < total && (
        <Button size="sm" variant="soft" className="justify-self-start" onClick={() => setShown(shown + STEP)}>
          {shown === 0 ? "Ver as páginas" : "Mostrar mais páginas"}
        </Button>
      )}
    </>
  );
}
