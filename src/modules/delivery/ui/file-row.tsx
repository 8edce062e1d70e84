import { ShieldAlert } from "lucide-react";
import { useEffect, useState } from "react";
import { fileSize, pageCount } from "#kit/format.ts";
import { KindIcon } from "#modules/catalog/ui/kind-icon.tsx";
import { FileChecks } from "#modules/catalog/ui/file-checks.tsx";
import { When } from "#modules/orders/ui/when.tsx";
import { DownloadLink } from "../stamping/ui/download-link.tsx";
import { StampState } from "../stamping/ui/stamp-state.tsx";
import { usePreparedFile } from "../stamping/ui/use-prepared-file.ts";
import { OpenFile } from "../reader/ui/open-file.tsx";
import type { OwnedFile } from "./order-facts.ts";
import { useRefreshSoon } from "./use-refresh-soon.ts";

/** Longer than the page takes to be read again. */
const NOTICE_MS = 8_000;

/** One file to take away: what it is, when it was last taken, and its link. */
export function FileRow({ file }: { file: OwnedFile }) {
  const refreshSoon = useRefreshSoon();
  const [takenAt, setTakenAt] = useState<Date | null>(null);
  const lastAt = takenAt ?? file.lastDownloadAt;
  const href = `/baixar/${file.entitlementId}/${file.fileId}`;
  // Told at once, and then by the server, which counts it at its first byte.
  useEffect(() => {
    if (!takenAt) return undefined;
    const timer = setTimeout(() => setTakenAt(null), NOTICE_MS);
    return () => clearTimeout(timer);
  }, [takenAt]);
  const took = () => {
    setTakenAt(new Date());
    refreshSoon();
  };
  const { preparation, prepare } = usePreparedFile(file, () => {
    location.assign(href);
    took();
  });
  if (file.isWithheld)
    return (
      <li className="flex items-start gap-x-3 border-t border-line py-3 first:border-t-0 last:pb-0">
        <ShieldAlert aria-hidden className="size-5 shrink-0 text-warning" />
        <div className="min-w-0">
          <p className="text-sm font-medium wrap-anywhere">{file.name}</p>
          <p className="mt-0.5 text-2xs text-muted">
            O antivírus encontrou algo neste arquivo, e ele não pode ser baixado. Quem vende foi avisado e pode enviar outro. Se
            você já o baixou, apague-o sem abrir.
          </p>
        </div>
      </li>
    );
  const facts = [file.shownKind?.words, file.pageCount && pageCount(file.pageCount), fileSize(file.sizeBytes)];
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-line py-3 first:border-t-0 last:pb-0">
      <KindIcon kind={file.shownKind} className="size-5 shrink-0 text-muted" />
      <div className="min-w-0 flex-1 basis-44">
        <p className="text-sm font-medium wrap-anywhere">{file.name}</p>
        <p className="tn text-2xs text-muted">{facts.filter(Boolean).join(" · ")}</p>
        {file.onAuthorsWord?.isDeclared && (
          <p className="text-2xs text-muted">Quem vende declarou que ele é desse programa e não traz outra coisa.</p>
        )}
        <p className="tn text-2xs text-muted">
          {lastAt ? (
            <>
              Último download: <When at={lastAt} as="relative" />
            </>
          ) : (
            "Ainda não baixado"
          )}
        </p>
        {file.look && (
          <FileChecks name={file.name} sha256={file.sha256} look={file.look} isOpaque={file.onAuthorsWord !== null} />
        )}
        {file.stamp && <StampState stamp={file.stamp} preparation={preparation} />}
      </div>
      <div className="flex gap-2 max-sm:w-full max-sm:*:flex-1">
        <OpenFile file={file} />
        <DownloadLink
          href={href}
          name={file.name}
          isTaken={lastAt !== null}
          preparation={preparation}
          prepare={file.stamp && prepare}
          onTake={took}
        />
      </div>
    </li>
  );
}
