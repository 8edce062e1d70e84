import { formatDate } from "#kit/date-format.ts";
import { pageChangesWords } from "#modules/catalog/page-changes/messages.ts";
import type { Edition } from "#modules/catalog/schema/product-page.ts";

const SHOWN = 3;

/** What changed from one edition to the next, the newest first. Nothing when there is only the first. */
export function Changelog({ editions }: { editions: Edition[] }) {
  if (editions.length < 2) return null;
  const [newest, older] = [editions.slice(0, SHOWN), editions.slice(SHOWN)];
  return (
    <section aria-labelledby="edicoes">
      <h2 id="edicoes" className="mb-3.5 text-t2">
        O que mudou
      </h2>
      <ol className="fio">
        {newest.map((edition) => (
          <EditionRow key={edition.number} edition={edition} />
        ))}
      </ol>
      {older.length > 0 && (
        <details className="mt-3 text-sm">
          <summary className="link w-fit cursor-pointer">Ver as edições anteriores</summary>
          <ol className="mt-2">
            {older.map((edition) => (
              <EditionRow key={edition.number} edition={edition} />
            ))}
          </ol>
        </details>
      )}
    </section>
  );
}

function EditionRow({ edition: { number, note, at, pages } }: { edition: Edition }) {
  return (
    <li className="grid gap-1 border-b border-line py-3 text-sm md:grid-cols-[150px_minmax(0,1fr)]">
      <p>
        <b className="font-semibold">{number}ª edição</b>
        <br />
        <time dateTime={at} className="text-2xs text-muted">
          {formatDate(new Date(at))}
        </time>
      </p>
      <div>
        <p dir="auto" className="wrap-anywhere whitespace-pre-line">
          {note || (number === 1 ? "Publicação." : "Arquivos novos.")}
        </p>
        {pages.map(({ name, changes }) => (
          <p key={name} className="mt-1 text-xs wrap-anywhere text-muted">
            {pages.length > 1 && `${name}: `}
            {pageChangesWords(changes)}
          </p>
        ))}
      </div>
    </li>
  );
}
