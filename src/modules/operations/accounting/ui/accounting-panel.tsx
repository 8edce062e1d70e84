import { Download } from "lucide-react";
import { brand } from "#kit/brand/brand.ts";
import { buttonClass } from "#ui/button.tsx";
import { Panel } from "#ui/panel.tsx";
import { ACCRUAL_FILE, CASH_FILE, platformHref, type PlatformSearch } from "../../overview/schema.ts";

const FILES = [
  {
    path: ACCRUAL_FILE,
    title: "Regime de competência",
    words: "Cada venda, reembolso, contestação e custo no dia em que aconteceu: a parte dos autores, a comissão e o que custou.",
  },
  {
    path: CASH_FILE,
    title: "Regime de caixa",
    words:
      "Cada entrada e saída no dia em que o dinheiro se moveu no Pagar.me ou no banco: parcelas de cartão uma a uma, antecipações, reembolsos e saques. No fim, o que falta receber, para conferir com os lançamentos.",
  },
];

/** The books of the days of the page, as spreadsheets for who keeps the accounts. */
export function AccountingPanel({ search: { de, ate } }: { search: PlatformSearch }) {
  return (
    <Panel title="Para a contabilidade" aria-label="Para a contabilidade">
      <ul className="grid gap-x-8 gap-y-5 md:grid-cols-2">
        {FILES.map(({ path, title, words }) => (
          <li key={path} className="flex flex-col items-start gap-2">
            <h3 className="font-text text-md font-semibold">{title}</h3>
            <p className="text-sm text-muted">{words}</p>
            <a href={platformHref(path, { de, ate })} download className={buttonClass({ variant: "soft", className: "mt-auto" })}>
              <Download aria-hidden /> Baixar em CSV<span className="sr-only">, {title}</span>
            </a>
          </li>
        ))}
      </ul>
      <p className="mt-4 text-2xs text-muted">
        {`Os dias são os desta página, na hora de Brasília, até 366 de uma vez. Cada linha é um lançamento. A parte ${brand.of} numa venda no cartão conta no prazo comum de cada parcela.`}
      </p>
    </Panel>
  );
}
