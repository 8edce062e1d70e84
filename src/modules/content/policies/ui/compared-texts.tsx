import { formatFullDateTime } from "#kit/date-format.ts";
import { Breadcrumb } from "#ui/breadcrumb.tsx";
import { routerLink } from "#ui/router-link.tsx";
import { policyPath, type PolicySlug } from "../rules/policy-paths.ts";
import type { PolicyPage, SavedText } from "../schema.ts";

type ComparedTextsProps = { slug: PolicySlug; title: string; compared: NonNullable<PolicyPage["compared"]> };

/** Two texts of a policy, paragraph beside paragraph. */
export function ComparedTexts({ slug, title, compared: { before, after, rows } }: ComparedTextsProps) {
  const changes = rows.filter((row) => !row.isSame).length;
  return (
    <main id="conteudo" className="wrap pt-6 md:pt-10">
      <Breadcrumb crumbs={[{ href: policyPath(slug), label: title }]} renderLink={routerLink} className="print:hidden" />
      <h1 className="mt-4 text-t1">{title}: duas versões lado a lado</h1>
      <p className="mt-3 mb-6 text-muted">
        {changes === 0 ? "Os dois textos são iguais." : `O que mudou está marcado: ${changes} de ${rows.length} parágrafos.`}
      </p>
      <div className="overflow-x-auto">
        <table className="w-full min-w-[640px] table-fixed border-t-2 border-ink text-sm">
          <thead>
            <tr>
              <Head text={before} />
              <Head text={after} />
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              <tr key={index} className="border-t border-line align-top">
                <Side words={row.before} mark={row.isSame ? null : "saiu"} />
                <Side words={row.after} mark={row.isSame ? null : "entrou"} />
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </main>
  );
}

const Head = ({ text: { version, since } }: { text: SavedText }) => (
  <th scope="col" className="py-3 pr-5 text-left font-semibold">
    Versão {version}
    <span className="block text-2xs font-normal text-muted">desde {formatFullDateTime(new Date(since))}</span>
  </th>
);

const Side = ({ words, mark }: { words: string | null; mark: "saiu" | "entrou" | null }) => (
  <td className={`py-3 pr-5 wrap-anywhere whitespace-pre-line ${mark && words !== null ? "bg-well px-3" : ""}`}>
    {words !== null &&
      (mark === "saiu" ? (
        <del className="no-underline">
          <span className="mb-1 block text-2xs font-semibold text-danger">Saiu ou mudou</span>
          {words}
        </del>
      ) : mark === "entrou" ? (
        <ins className="no-underline">
          <span className="mb-1 block text-2xs font-semibold text-positive">Entrou ou mudou</span>
          {words}
        </ins>
      ) : (
        words
      ))}
  </td>
);
