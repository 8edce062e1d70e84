import { formatFullDateTime } from "#kit/date-format.ts";
import { Breadcrumb } from "#ui/breadcrumb.tsx";
import { routerLink } from "#ui/router-link.tsx";
import { plural } from "#kit/format.ts";
import type { ComparedRow } from "../rules/compare-texts.ts";
import { policyPath, type PolicySlug } from "../rules/policy-paths.ts";
import type { PolicyPage, SavedText } from "../schema.ts";
import { ChangedParagraph } from "./changed-paragraph.tsx";

type ComparedTextsProps = { slug: PolicySlug; title: string; compared: NonNullable<PolicyPage["compared"]> };

/** Two texts of a policy: what changed side by side, one above the other on a phone, and what stayed folded between. */
export function ComparedTexts({ slug, title, compared: { before, after, rows } }: ComparedTextsProps) {
  const changes = rows.filter((row) => !row.isSame).length;
  return (
    <main id="conteudo" className="wrap pt-6 md:pt-10">
      <Breadcrumb crumbs={[{ href: policyPath(slug), label: title }]} renderLink={routerLink} className="print:hidden" />
      <h1 className="mt-4 text-t1">{title}: duas versões lado a lado</h1>
      <p className="mt-3 mb-6 text-muted">
        {changes === 0
          ? "Os dois textos são iguais."
          : `${plural(changes, "parágrafo mudou", "parágrafos mudaram")}, de ${rows.length}. O que ficou igual está recolhido.`}
      </p>
      <div className="grid gap-x-8 gap-y-2 border-t-2 border-ink py-3 md:grid-cols-2">
        <Head text={before} word="Antes" />
        <Head text={after} word="Depois" />
      </div>
      {groupRows(rows).map((group, index) =>
        group.isSame ? (
          <details key={index} className="border-t border-line py-3 text-sm" open={changes === 0}>
            <summary className="cursor-pointer text-muted">
              {plural(group.rows.length, "parágrafo igual", "parágrafos iguais")}
            </summary>
            <div className="reading mt-3 grid gap-3">
              {group.rows.map((row, place) => (
                <p key={place} className="wrap-anywhere whitespace-pre-line">
                  {row.after}
                </p>
              ))}
            </div>
          </details>
        ) : (
          group.rows.map((row, place) => <ChangedParagraph key={`${index}.${place}`} row={row} />)
        ),
      )}
    </main>
  );
}

/** Runs of paragraphs that stayed, and of those that changed, in the order of the text. */
function groupRows(rows: readonly ComparedRow[]): { isSame: boolean; rows: ComparedRow[] }[] {
  const groups: { isSame: boolean; rows: ComparedRow[] }[] = [];
  for (const row of rows) {
    const last = groups.at(-1);
    if (last?.isSame === row.isSame) last.rows.push(row);
    else groups.push({ isSame: row.isSame, rows: [row] });
  }
  return groups;
}

const Head = ({ text: { name, since }, word }: { text: SavedText; word: string }) => (
  <p className="font-semibold">
    {word}: versão {name}
    <span className="block text-2xs font-normal text-muted">desde {formatFullDateTime(new Date(since))}</span>
  </p>
);
