import { brand } from "#kit/brand/brand.ts";
import { formatDayKey } from "#kit/date-format.ts";
import { formatCount, plural } from "#kit/format.ts";
import { When } from "#modules/orders/ui/when.tsx";
import { useSection } from "#modules/payouts/ui/use-section.ts";
import { RouterLink } from "#ui/router-link.tsx";
import { policyPath } from "#modules/content/policies/rules/policy-paths.ts";
import type { Column } from "#ui/table.tsx";
import { ListPanel } from "./list-panel.tsx";
import { getPolicies } from "../functions.ts";
import type { PolicyFacts } from "../list-policies.ts";

const COLUMNS: Column<PolicyFacts>[] = [
  {
    id: "politica",
    header: "Política",
    place: "lead",
    cell: (row) => (
      <span className="wrap-anywhere">
        <RouterLink href={policyPath(row.slug)} className="font-semibold underline underline-offset-3">
          {row.title}
        </RouterLink>
        <span className="block text-2xs font-normal text-muted">{row.what}</span>
      </span>
    ),
  },
  {
    id: "versao",
    header: "Versão",
    place: "second",
    cell: (row) => `${row.version}, de ${formatDayKey(row.since)}`,
  },
  {
    id: "textos",
    header: "Textos guardados",
    cell: (row) => (
      <span>
        {plural(row.texts, "texto", "textos")}
        {row.changedAt && (
          <span className="block text-2xs text-muted">
            o último, de <When at={row.changedAt} />
          </span>
        )}
      </span>
    ),
  },
  {
    id: "aceites",
    header: "Aceites",
    numeric: true,
    cell: (row) => (row.accepted === null ? <span className="text-muted">não se aplica</span> : formatCount(row.accepted)),
  },
];

/** What people read and accept, and every text it had. */
export function PoliciesSection() {
  const state = useSection(() => getPolicies());
  return (
    <ListPanel
      id="politicas"
      name="policies"
      title="Políticas"
      subject="as políticas"
      state={state}
      rowsOf={(rows) => rows}
      columns={COLUMNS}
      rowKey={(row) => row.slug}
      empty="Nenhuma política."
      lead={() => (
        <p className="px-4 pb-3 text-sm text-muted md:px-5">
          {`Os números de dentro delas são os desta página: mudou o número, o texto muda e o de antes fica guardado. As palavras mudam com uma versão nova ${brand.of}.`}
        </p>
      )}
    />
  );
}
