import { FileText } from "lucide-react";
import { fileSize, pageCount } from "#kit/format.ts";
import { fileLicensesWords } from "#modules/catalog/file-licenses/rules.ts";
import { stampPromise } from "#modules/catalog/stamp/messages/for-buyers.ts";
import { type PageSize, pageSizeWords } from "#modules/catalog/page-sizes/rules.ts";
import type { BundleContent } from "#modules/catalog/bundles/rules.ts";
import type { PackagedFile } from "#modules/catalog/schema/product-page.ts";
import { BundleList } from "./bundle-list.tsx";

/** What the buyer gets: the products of a bundle, and file by file. */
export function PackageList({ files, contents }: { files: PackagedFile[]; contents: BundleContent[] }) {
  return (
    <section aria-labelledby="pacote">
      <h2 id="pacote" className="mb-3.5 text-t2">
        O que vem no pacote
      </h2>
      {contents.length > 0 && <BundleList contents={contents} />}
      <ul className={files.length > 0 ? "fio text-sm" : "hidden"}>
        {files.map((file, index) => (
          <li
            key={`${file.name}-${index}`}
            className="grid min-h-[52px] grid-cols-[24px_minmax(0,1fr)_auto] items-center gap-3 border-b border-line py-2.5 md:grid-cols-[28px_minmax(0,1fr)_70px_100px_80px] md:py-0"
          >
            <FileText aria-hidden className="size-5" />
            <span className="min-w-0 font-medium wrap-anywhere">
              {file.name}
              {file.pageCount && <PagesLine pageCount={file.pageCount} pageSizes={file.pageSizes ?? []} />}
              {file.licenses && (
                <span className="block text-2xs font-normal text-muted">Só com {fileLicensesWords(file.licenses)}</span>
              )}
              {file.onAuthorsWord && <span className="block text-2xs font-normal text-muted">{file.onAuthorsWord.words}</span>}
              {file.stamp !== "nao" && (
                <span className="block text-2xs font-normal text-muted" data-stamp={file.stamp}>
                  {stampPromise(file.stamp)}
                </span>
              )}
            </span>
            <span className="text-muted max-md:hidden">{file.kind.toUpperCase()}</span>
            <span className="tn text-muted max-md:hidden">{file.pageCount ? pageCount(file.pageCount) : ""}</span>
            <span className="tn text-right whitespace-nowrap">{file.sizeBytes > 0 && fileSize(file.sizeBytes)}</span>
          </li>
        ))}
      </ul>
      <OnAuthorsWordNote files={files} />
      {files.some((file) => file.stamp !== "nao") && (
        <p className="mt-3 text-xs text-muted">
          O carimbo diz seu nome, seu CPF mascarado (•••.456.789-••), o número do pedido e um código. Por ele a autoria sabe de
          que compra veio uma cópia que circula por aí. O resto do arquivo fica igual.
        </p>
      )}
    </section>
  );
}

/** What nobody here could look into, and who answers for it. */
function OnAuthorsWordNote({ files }: { files: PackagedFile[] }) {
  const opaque = files.flatMap((file) => file.onAuthorsWord ?? []);
  if (opaque.length === 0) return null;
  return (
    <p className="mt-3 text-xs text-muted">
      Arquivo para um programa só abre nele, e nós não conseguimos conferir o que há dentro.
      {opaque.every((one) => one.isDeclared) && " Quem publicou declarou que ele é desse programa e não traz outra coisa."}
    </p>
  );
}

type PagesLineProps = { pageCount: number; pageSizes: PageSize[] };

/** How many pages and on what: the count has a column of its own where there is room. */
function PagesLine({ pageCount: pages, pageSizes }: PagesLineProps) {
  const size = pageSizeWords(pageSizes);
  return (
    <span className={`block text-2xs font-normal text-muted ${size ? "" : "md:hidden"}`}>
      <span className="tn md:hidden">{size ? `${pageCount(pages)} · ` : pageCount(pages)}</span>
      {size}
    </span>
  );
}
