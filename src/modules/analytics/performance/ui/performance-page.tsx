import { Download } from "lucide-react";
import type { FactsOf } from "#kit/answer.ts";
import { formatCount } from "#kit/format.ts";
import { formatPercent } from "#kit/percent.ts";
import { buttonClass } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Money } from "#ui/money.tsx";
import { Pagination } from "#ui/pagination.tsx";
import { Panel } from "#ui/panel.tsx";
import { RouterLink, routerLink } from "#ui/router-link.tsx";
import { type Column, Table } from "#ui/table.tsx";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";
import type { getPerformance } from "../functions.ts";
import {
  MEASURES,
  PERFORMANCE_FILE,
  PERFORMANCE_PAGE,
  performanceHref,
  performanceOrder,
  type PerformanceRow,
  type PerformanceSearch,
  type PerformanceSort,
  SPANS,
} from "../schema.ts";

type PerformancePageProps = {
  facts: FactsOf<typeof getPerformance>;
  search: PerformanceSearch;
};

/** One table: what each product sold, brought and drew, today and in the last 7 and 30 days. */
export function PerformancePage({ facts: { rows, total }, search }: PerformancePageProps) {
  const page = search.pagina ?? 1;
  if (total === 0)
    return (
      <EmptyState title="Nada à venda ainda">
        Quando houver um material seu à venda, as vendas e as visitas dele aparecem aqui.
      </EmptyState>
    );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3 text-2xs text-muted">
        <p className="max-w-[70ch]">
          Dias de Brasília; os 7 e os 30 incluem hoje. Receita é o que fica com você, menos o que voltou. Cada visitante conta uma
          vez por dia em cada material. Conversão é de vendas por visitante em 30 dias.
        </p>
        <a href={fileHref(search)} download className={buttonClass({ size: "sm" })}>
          <Download aria-hidden />
          Baixar planilha
        </a>
      </div>
      <Panel title="Materiais" flush>
        <div className="overflow-x-auto">
          <Table
            caption="Vendas, receita e visitas de cada material"
            columns={columnsOf(search)}
            rows={rows}
            rowKey={({ productId }) => String(productId)}
            renderLink={routerLink}
          />
        </div>
      </Panel>
      <Pagination
        page={page}
        pages={Math.ceil(total / PERFORMANCE_PAGE)}
        href={(next) => performanceHref(search, { pagina: next === 1 ? undefined : next })}
        renderLink={routerLink}
        label="Páginas da tabela"
      />
    </div>
  );
}

const fileHref = ({ ordem }: PerformanceSearch): string => (ordem ? `${PERFORMANCE_FILE}?ordem=${ordem}` : PERFORMANCE_FILE);

const MEASURE_WORDS = { vendas: "Vendas", receita: "Receita", visitas: "Visitantes" };
const SPAN_WORDS = { 1: "hoje", 7: "7 dias", 30: "30 dias" };

function columnsOf(search: PerformanceSearch): Column<PerformanceRow>[] {
  return [
    {
      id: "titulo",
      header: "Material",
      place: "lead",
      stuck: "start",
      sort: sortOf(search, "titulo"),
      cell: ({ slug, title }) => (
        <RouterLink
          href={`/produto/${slug}`}
          className="block font-semibold wrap-anywhere underline-offset-3 hover:underline md:min-w-56"
        >
          {title}
        </RouterLink>
      ),
    },
    ...MEASURES.flatMap((measure) =>
      SPANS.map((span): Column<PerformanceRow> => {
        const key = `${measure}${span}` as const;
        const header = `${MEASURE_WORDS[measure]}, ${SPAN_WORDS[span]}`;
        return {
          id: key,
          header,
          numeric: true,
          place: "figure",
          sort: sortOf(search, key),
          cell: (row) => (
            <>
              <span className="figure-name">{span === 1 ? header : <Later measure={measure} span={span} />}</span>
              <span className="tn">{measure === "receita" ? <Money cents={row[key]} /> : formatCount(row[key])}</span>
            </>
          ),
        };
      }),
    ),
    {
      id: "conversao",
      header: "Conversão",
      numeric: true,
      place: "lead-end",
      sort: sortOf(search, "conversao"),
      cell: ({ conversao }) => (conversao === null ? <span className="text-muted">–</span> : formatPercent(conversao)),
    },
  ];
}

type LaterProps = { measure: keyof typeof MEASURE_WORDS; span: keyof typeof SPAN_WORDS };

/** Beside the figure of today, which says of what: only how many days, to who sees both. */
const Later = ({ measure, span }: LaterProps) => (
  <>
    <VisuallyHidden>{MEASURE_WORDS[measure]}, </VisuallyHidden>
    {SPAN_WORDS[span]}
  </>
);

/** Pressed once it goes its own way, pressed again the other. */
function sortOf(search: PerformanceSearch, by: PerformanceSort): NonNullable<Column<PerformanceRow>["sort"]> {
  const now = performanceOrder(search);
  const isHere = now.by === by;
  const ordem = isHere && !now.isReversed ? `-${by}` : by;
  const isAscending = by === "titulo" ? !now.isReversed : now.isReversed;
  return {
    href: performanceHref(search, { ordem, pagina: undefined }),
    ...(isHere ? { direction: isAscending ? "ascending" : "descending" } : {}),
  };
}
