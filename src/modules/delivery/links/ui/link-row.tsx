import { ExternalLink, Link2 } from "lucide-react";
import { linkPlace } from "#modules/catalog/links/rules.ts";
import { When } from "#modules/orders/ui/when.tsx";
import { buttonClass } from "#ui/button.tsx";
import type { OwnedFile } from "../../ui/order-facts.ts";
import { useRefreshSoon } from "../../ui/use-refresh-soon.ts";

/** One link that was bought: where it opens, how to use it, and the way there, in a page of its own. */
export function LinkRow({ file, link }: { file: OwnedFile; link: NonNullable<OwnedFile["link"]> }) {
  const refreshSoon = useRefreshSoon();
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-line py-3 first:border-t-0 last:pb-0">
      <Link2 aria-hidden className="size-5 shrink-0 text-muted" />
      <div className="min-w-0 flex-1 basis-44">
        <p className="text-sm font-medium wrap-anywhere">{file.name}</p>
        <p className="text-2xs text-muted">{linkPlace(link.host)}</p>
        {link.words && <p className="mt-1 text-xs wrap-anywhere whitespace-pre-line">{link.words}</p>}
        <p className="tn text-2xs text-muted">
          {file.lastDownloadAt ? (
            <>
              Aberto <When at={file.lastDownloadAt} as="relative" />
            </>
          ) : (
            "Ainda não aberto"
          )}
        </p>
      </div>
      <div className="flex gap-2 max-sm:w-full max-sm:*:flex-1">
        <a
          href={`/abrir-link/${file.entitlementId}/${file.fileId}`}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={`Abrir link: ${file.name} (em outra aba)`}
          onClick={refreshSoon}
          className={buttonClass({ variant: file.lastDownloadAt ? "secondary" : "primary", className: "max-sm:w-full" })}
        >
          <ExternalLink aria-hidden />
          Abrir link
        </a>
      </div>
    </li>
  );
}
