import { FolderDown } from "lucide-react";
import { fileSize, plural } from "#kit/format.ts";
import { buttonClass } from "#ui/button.tsx";
import { useRefreshSoon } from "../../ui/use-refresh-soon.ts";
import { fitsInZip } from "../rules.ts";

type DownloadAllProps = {
  href: string;
  files: readonly { sizeBytes: number }[];
  /** "do pedido", "de Frações na feira". */ ofWhat: string;
};

/** Everything in one ZIP, when there is more than one file and they are not too much for one sitting. */
export function DownloadAll({ href, files, ofWhat }: DownloadAllProps) {
  const refreshSoon = useRefreshSoon();
  if (files.length < 2) return null;
  const size = fileSize(files.reduce((sum, file) => sum + file.sizeBytes, 0));
  if (!fitsInZip(files)) {
    return <p className="text-2xs text-muted">São {size} ao todo, demais para um ZIP só: baixe um arquivo de cada vez.</p>;
  }
  return (
    <a
      href={href}
      download
      aria-label={`Tudo em um ZIP, ${ofWhat}`}
      onClick={refreshSoon}
      className={buttonClass({ size: "sm", className: "max-sm:w-full" })}
    >
      <FolderDown aria-hidden />
      Tudo em um ZIP
      <span className="tn font-normal text-muted">
        {plural(files.length, "arquivo", "arquivos")}, {size}
      </span>
    </a>
  );
}
