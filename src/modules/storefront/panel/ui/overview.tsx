import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { formatDate } from "#kit/date-format.ts";
import { formatCount } from "#kit/format.ts";
import { moneyFieldText } from "#ui/money-input-text.ts";
import { buttonClass } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Kpi, KpiStrip } from "#ui/kpi-strip.tsx";
import { Panel } from "#ui/panel.tsx";
import { RouterLink } from "#ui/router-link.tsx";
import type { Overview as OverviewFacts, SellerOverview } from "../schema.ts";
import { PanelHead } from "./panel-head.tsx";

const CAUSES: Record<SellerOverview["attention"][number]["cause"], string> = {
  arquivo: "Um arquivo não passou na conferência",
  bloqueado: "Bloqueado pela moderação",
  reprovado: "Recusado na revisão",
  rascunho: "Rascunho por terminar",
  alteracoes: "Alterações por publicar",
};

type OverviewProps = { facts: OverviewFacts; name: string; /** What comes before everything else. */ notice?: ReactNode };

/** Where things stand: what was bought and, for authors, what sells and what waits for them. */
export function Overview({ facts: { purchases, seller }, name, notice }: OverviewProps) {
  return (
    <>
      <PanelHead title="Visão geral">{`Olá, ${name.split(" ")[0]}.`}</PanelHead>
      <div className="grid gap-5">
        {notice}
        {seller && <SellerFigures seller={seller} />}
        <div className={seller ? "grid gap-5 lg:grid-cols-2" : "grid gap-5"}>
          {seller && <Attention seller={seller} />}
          <Purchases purchases={purchases} />
        </div>
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

function Attention({ seller }: { seller: SellerOverview }) {
  return (
    <Panel title="Esperam por você">
      {seller.attention.length === 0 ? (
        <p className="text-sm text-muted">Nada pendente.</p>
      ) : (
        <ul className="-my-2">
          {seller.attention.map(({ id, title, cause }) => (
            <li key={id} className="border-b border-line last:border-0">
              <RowLink
                href={cause === "bloqueado" ? "/painel/produtos" : `/painel/adicionar-produto?produto=${id}`}
                title={title || "Sem título"}
                detail={CAUSES[cause]}
              />
            </li>
          ))}
        </ul>
      )}
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
      <ul className="-my-2">
        {purchases.map(({ orderId, title, authorName, grantedAt }) => (
          <li key={`${orderId} ${title}`} className="border-b border-line last:border-0">
            <RowLink
              href={`/painel/pedidos/${orderId}`}
              title={title}
              detail={`de ${authorName}, ${formatDate(new Date(grantedAt))}`}
            />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

const RowLink = ({ href, title, detail }: { href: string; title: string; detail: string }) => (
  <RouterLink href={href} className="group flex min-h-13 items-center gap-3 py-2">
    <span className="min-w-0 flex-1">
      <span className="block text-sm font-semibold [overflow-wrap:anywhere] group-hover:underline group-hover:underline-offset-3">
        {title}
      </span>
      <span className="block text-2xs text-muted">{detail}</span>
    </span>
    <ChevronRight aria-hidden className="size-4 shrink-0 text-muted" />
  </RouterLink>
);
