import { FileText } from "lucide-react";
import { buttonClass } from "#ui/button.tsx";
import type { FiscalView } from "./fiscal-facts.tsx";

type FiscalFilesProps = { orderId: string; document: FiscalView["documents"][number] };

/** Links to download a fiscal document, in each format its author attached. */
export function FiscalFiles({ orderId, document: { storeId, files, number } }: FiscalFilesProps) {
  if (files.length === 0) return null;
  return (
    <span className="flex flex-wrap gap-1">
      {files.map((kind) => (
        <a
          key={kind}
          href={`/notas/${orderId}/${storeId}/${kind}`}
          download
          aria-label={`Nota ${number} em ${kind.toUpperCase()}`}
          className={buttonClass({ variant: "ghost", size: "sm", className: "-ml-3" })}
        >
          <FileText aria-hidden /> Nota em {kind.toUpperCase()}
        </a>
      ))}
    </span>
  );
}
