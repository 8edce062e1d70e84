import { useState } from "react";
import { plural } from "#kit/format.ts";
import { pageChangesWords } from "#modules/catalog/page-changes/messages.ts";
import type { PurchaseItem } from "../../ui/order-facts.ts";

type FilePages = PurchaseItem["newVersions"][number]["pages"][number];
type Pair = { from: number | null; to: number | null };

const MOST_PAIRS = 24;

/** Which pages of a file changed in a version, with their pictures before and after once asked for. */
export function ChangedPages({ entitlementId, pages }: { entitlementId: string; pages: FilePages }) {
  const [isOpen, setOpen] = useState(false);
  const pairs = pairsOf(pages.changes);
  return (
    <div className="mt-1">
      <p className="wrap-anywhere">
        <span className="text-muted">{pages.name}:</span> {pageChangesWords(pages.changes)}
      </p>
      {pairs.length > 0 && (
        <details className="mt-1" onToggle={(event) => setOpen(event.currentTarget.open)}>
          <summary className="link min-h-6 w-fit cursor-pointer text-xs">Ver as páginas, antes e depois</summary>
          {isOpen && (
            <ul className="mt-3 grid max-w-[560px] gap-4">
              {pairs.slice(0, MOST_PAIRS).map((pair) => (
                <PagePair
                  key={`${pair.from}-${pair.to}`}
                  base={`/paginas-mudadas/${entitlementId}/${pages.fileId}`}
                  pair={pair}
                />
              ))}
            </ul>
          )}
          {pairs.length > MOST_PAIRS && (
            <p className="mt-3 text-xs text-muted">E mais {plural(pairs.length - MOST_PAIRS, "página", "páginas")}.</p>
          )}
        </details>
      )}
    </div>
  );
}

function PagePair({ base, pair: { from, to } }: { base: string; pair: Pair }) {
  return (
    <li className="grid grid-cols-2 gap-3">
      <Side label={from ? `Antes: página ${from}` : "Antes: não existia"} src={from && `${base}/antes/${from}`} />
      <Side label={to ? `Agora: página ${to}` : "Agora: saiu"} src={to && `${base}/depois/${to}`} />
    </li>
  );
}

function Side({ label, src }: { label: string; src: string | null | 0 }) {
  return (
    <figure className="min-w-0">
      <figcaption className="tn mb-1 text-2xs text-muted">{label}</figcaption>
      {src ? (
        <img
          src={src}
          alt={label}
          loading="lazy"
          decoding="async"
          className="aspect-[1/1.414] w-full rounded-[3px] bg-white object-contain outline-1 outline-line-strong"
        />
      ) : (
        <div aria-hidden className="aspect-[1/1.414] w-full rounded-[3px] border border-dashed border-line-strong" />
      )}
    </figure>
  );
}

/** The pages in the order of the new file, those that left where they were. */
function pairsOf({ changed, added, removed }: FilePages["changes"]): Pair[] {
  const all: Pair[] = [...changed, ...added.map((to) => ({ from: null, to })), ...removed.map((from) => ({ from, to: null }))];
  return all.toSorted((a, b) => (a.to ?? a.from ?? 0) - (b.to ?? b.from ?? 0));
}
