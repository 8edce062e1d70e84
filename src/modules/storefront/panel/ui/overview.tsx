import type { ReactNode } from "react";
import { formatDate } from "#kit/date-format.ts";
import { formatCount, plural } from "#kit/format.ts";
import { moneyFieldText } from "#ui/money-input-text.ts";
import { buttonClass } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Kpi, KpiStrip } from "#ui/kpi-strip.tsx";
import { Panel } from "#ui/panel.tsx";
import { RouterLink } from "#ui/router-link.tsx";
import type { Overview as OverviewFacts, SellerOverview } from "../schema.ts";
import { NextSteps } from "./next-steps.tsx";
import { PanelHead } from "./panel-head.tsx";
import { RowList } from "./row-list.tsx";
import { WorksPanel } from "./works-panel.tsx";

const CAUSES: Record<SellerOverview["attention"][number]["cause"], string> = {
  arquivo: "Um arquivo não passou na conferência",
  bloqueado: "Bloqueado pela moderação",
  reprovado: "Recusado na revisão",
  rascunho: "Rascunho por terminar",
  alteracoes: "Alterações por publicar",
};

type OverviewProps = { facts: OverviewFacts; name: string; /** What comes before everything else. */ notice?: ReactNode };

/** Where things stand: what was bought and, for authors, what sells and what waits for them. */
export function Overview({ facts, name, notice }: OverviewProps) {
  const { steps, purchases, onSale, news, seller } = facts;
  return (
    <>
      <PanelHead title="Visão geral">{`Olá, ${name.split(" ")[0]}.`}</PanelHead>
      <div className="grid gap-5">
        {notice}
        {seller && <SellerFigures seller={seller} />}
        <div className={seller || steps.length > 0 ? "grid items-start gap-5 lg:grid-cols-2" : "grid gap-5"}>
          {seller && <Attention seller={seller} />}
          {steps.length > 0 && <NextSteps steps={steps} />}
          <Purchases purchases={purchases} />
        </div>
        <WorksPanel title="Favoritos mais baratos" href="/painel/favoritos" all="Ver os favoritos" products={onSale} />
        <WorksPanel title="Novidades de quem você segue" href="/lojas" all="Ver as lojas" products={news} />
      </div>
    </>
  );
}

const figureLink = "hover:underline hover:decoration-2 hover:underline-offset-4";

function SellerFigures({ seller }: { seller: SellerOverview }) {
  return (
    <KpiStrip label="Sua loja até hoje">
      <Kpi
        label="Receita"
        unit="R$"
        cents={seller.revenueCents}
        value={
          <RouterLink href="/painel/pedidos?aba=vendas" className={figureLink}>
            {moneyFieldText(seller.revenueCents)}
          </RouterLink>
        }
      />
      <Kpi label="Vendas" value={<Figure href="/painel/pedidos?aba=vendas" count={seller.sales} />} />
      <Kpi label="Downloads" value={<Figure href="/painel/produtos?ordem=downloads" count={seller.downloads} />} />
      <Kpi label="Materiais à venda" value={<Figure href="/painel/produtos?situacao=publicado" count={seller.onSale} />} />
    </KpiStrip>
  );
}

const Figure = ({ href, count }: { href: string; count: number }) => (
  <RouterLink href={href} className={figureLink}>
    {formatCount(count)}
  </RouterLink>
);

function Attention({ seller: { questions, lowRatings, attention } }: { seller: SellerOverview }) {
  const rows = [
    ...(questions > 0
      ? [
          {
            key: "perguntas",
            href: "/painel/avaliacoes/perguntas",
            title: plural(questions, "pergunta sem resposta", "perguntas sem resposta"),
            detail: "Quem pergunta está decidindo se compra",
          },
        ]
      : []),
    ...(lowRatings > 0
      ? [
          {
            key: "notas",
            href: "/painel/avaliacoes",
            title: plural(lowRatings, "nota baixa sem resposta", "notas baixas sem resposta"),
            detail: "Uma boa resposta vale mais do que a nota",
          },
        ]
      : []),
    ...attention.map(({ id, title, cause }) => ({
      key: String(id),
      href: cause === "bloqueado" ? "/painel/produtos" : `/painel/adicionar-produto?produto=${id}`,
      title: title || "Sem título",
      detail: CAUSES[cause],
    })),
  ];
  return (
    <Panel title="Esperam por você">
      {rows.length === 0 ? <p className="text-sm text-muted">Nada pendente.</p> : <RowList rows={rows} />}
    </Panel>
  );
}

function Purchases({ purchases }: { purchases: OverviewFacts["purchases"] }) {
  if (purchases.length === 0)
    return (
      <EmptyState
        framed
        title="Sua estante está vazia"
        action={
          <RouterLink href="/produtos" className={buttonClass({ variant: "primary" })}>
            Explorar materiais
          </RouterLink>
        }
      >
        O que você comprar fica guardado aqui, para baixar quando quiser.
      </EmptyState>
    );
  return (
    <Panel
      title="Últimas compras"
      action={
        <RouterLink href="/painel/pedidos" className="text-sm font-semibold underline underline-offset-3">
          Ver a biblioteca
        </RouterLink>
      }
    >
      <RowList
        rows={purchases.map(({ orderId, title, authorName, grantedAt }) => ({
          key: `${orderId} ${title}`,
          href: `/painel/pedidos/${orderId}`,
          title,
          detail: `de ${authorName}, ${formatDate(new Date(grantedAt))}`,
        }))}
      />
    </Panel>
  );
}
