import { When } from "#modules/orders/ui/when.tsx";
import { Tag } from "#ui/tag.tsx";
import { DownloadAll } from "../bundle/ui/download-all.tsx";
import { ChangedPages } from "../changed-pages/ui/changed-pages.tsx";
import { LinkRow } from "../links/ui/link-row.tsx";
import { FileRow } from "./file-row.tsx";
import type { OwnedFile, PurchaseItem } from "./order-facts.ts";

type Opened = Pick<PurchaseItem, "files" | "newVersions" | "title" | "entitlementId">;

/** The files of a product: those of its newest version, what changed since the purchase, and what was bought before it. */
export function ProductFiles({ item }: { item: Opened }) {
  const current = item.files.filter((file) => file.isCurrent);
  const downloadable = current.filter((file) => !file.link);
  const earlier = item.files.filter((file) => !file.isCurrent);
  return (
    <>
      {item.newVersions.length > 0 && <WhatChanged versions={item.newVersions} />}
      <ul className="mt-2">
        {current.map((file) => (
          <OwnedRow key={file.fileId} file={file} />
        ))}
      </ul>
      {earlier.length > 0 && (
        <details className="mt-3 border-t border-line pt-3 text-sm">
          <summary className="min-h-6 cursor-pointer font-medium">A versão que você comprou</summary>
          <ul className="mt-1">
            {earlier.map((file) => (
              <OwnedRow key={file.fileId} file={file} />
            ))}
          </ul>
        </details>
      )}
      {downloadable.length > 1 && (
        <div className="mt-3 border-t border-line pt-3">
          <DownloadAll href={`/baixar/tudo/material/${item.entitlementId}`} files={downloadable} ofWhat={`de ${item.title}`} />
        </div>
      )}
    </>
  );
}

const OwnedRow = ({ file }: { file: OwnedFile }) =>
  file.link ? <LinkRow file={file} link={file.link} /> : <FileRow file={file} />;

function WhatChanged({ versions }: { versions: PurchaseItem["newVersions"] }) {
  return (
    <div className="mt-3.5 rounded-ctl bg-well px-3.5 py-3 text-sm">
      <h4 className="flex flex-wrap items-center gap-2 font-text text-sm font-semibold">
        {versions.some((version) => !version.isSeen) && <Tag>Versão nova</Tag>}O que mudou desde a sua compra
      </h4>
      <ul className="mt-2 grid gap-1.5">
        {versions.map((version) => (
          <li key={version.number}>
            <span className="tn text-2xs text-muted">
              Versão {version.number}, <When at={version.at} as="day" />
            </span>
            <p>{version.note || "Arquivos atualizados."}</p>
            {version.pages.map((pages) => (
              <ChangedPages key={pages.fileId} entitlementId={version.entitlementId} pages={pages} />
            ))}
          </li>
        ))}
      </ul>
    </div>
  );
}
