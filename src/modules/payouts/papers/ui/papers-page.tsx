import { LinkTabs } from "#ui/tabs.tsx";
import { routerLink } from "#ui/router-link.tsx";
import { PAPER_TABS, papersHref, type PapersSearch } from "../schema.ts";
import { InvoicesTab } from "./invoices-tab.tsx";
import type { InvoicesFacts, MonthsFacts } from "./papers-facts.ts";
import { StatementsTab } from "./statements-tab.tsx";
import { YearTab } from "./year-tab.tsx";

const LABELS: Record<(typeof PAPER_TABS)[number], string> = {
  extratos: "Extratos por mês",
  informe: "Informe do ano",
  notas: "Notas fiscais",
};

type PapersPageProps = { search: PapersSearch; facts: MonthsFacts | InvoicesFacts };

/** The documents of an author's money: statements, the year's income, and the sales for fiscal documents. */
export function PapersPage({ search, facts }: PapersPageProps) {
  const tab = search.aba ?? "extratos";
  return (
    <>
      <LinkTabs
        label="Documentos"
        className="mb-5"
        renderLink={routerLink}
        tabs={PAPER_TABS.map((aba) => ({
          href: papersHref({ aba: aba === "extratos" ? undefined : aba }),
          label: LABELS[aba],
          current: aba === tab,
        }))}
      />
      {"invoices" in facts ? (
        <InvoicesTab facts={facts} search={search} />
      ) : tab === "informe" ? (
        <YearTab months={facts.months} year={search.ano} />
      ) : (
        <StatementsTab months={facts.months} today={facts.today} />
      )}
    </>
  );
}
