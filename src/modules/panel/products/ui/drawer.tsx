import type { ReactNode } from "react";
import { brand } from "#kit/brand/brand.ts";
import { LICENSES } from "#modules/catalog/rules/licenses.ts";
import { isEditable } from "#modules/catalog/rules/product-status.ts";
import type { OpenOwnProduct } from "#modules/catalog/schema/product-form.ts";
import { formatFullDateTime } from "#kit/date-format.ts";
import { formatCount } from "#kit/format.ts";
import { buttonClass } from "#ui/button.tsx";
import type { Drawer } from "#ui/data-table/table-drawer.tsx";
import { Money } from "#ui/money.tsx";
import { RouterLink } from "#ui/router-link.tsx";
import { Timeline } from "#ui/timeline.tsx";
import { ProductActions } from "./row-actions.tsx";
import { ProductCover } from "./product-cover.tsx";
import { ProductPill } from "./status-pill.tsx";
import { HISTORY_WORDS } from "./status-words.ts";

/** One product over the list: how it is doing, what it costs and what happened to it. */
export function ownProductDrawer(open: OpenOwnProduct, onProblem: (sentence: string) => void): Drawer {
  return {
    title: "Material",
    footer: <DrawerFoot open={open} onProblem={onProblem} />,
    children: <DrawerBody open={open} />,
  };
}

function DrawerBody({ open: { row, otherLicenses, history } }: { open: OpenOwnProduct }) {
  return (
    <div className="grid gap-6">
      <div className="flex items-center gap-3.5">
        <ProductCover row={row} />
        <div className="grid min-w-0 justify-items-start gap-1.5">
          <p className="font-semibold wrap-anywhere">{row.title || "Sem título"}</p>
          <ProductPill status={row.status} />
        </div>
      </div>
      {row.status === "bloqueado" && (
        <p className="text-sm">
          {`${brand.The} tirou este material de venda.`}{" "}
          <RouterLink href={`/painel/revisao?de=produto&ref=${row.id}`} className="link">
            Ver o motivo e pedir revisão
          </RouterLink>
        </p>
      )}
      <dl className="grid grid-cols-2 gap-x-6 gap-y-3 text-sm">
        <Fact label="Vendas">{formatCount(row.sales)}</Fact>
        <Fact label="Receita">
          <Money cents={row.revenueCents} />
        </Fact>
        <Fact label="Downloads">{formatCount(row.downloads)}</Fact>
        <Fact label="Categoria">{row.category ?? "Sem categoria"}</Fact>
        {otherLicenses.map((one) => (
          <Fact key={one.license} label={LICENSES[one.license].name}>
            <Money cents={one.priceCents} />
          </Fact>
        ))}
      </dl>
      {history.length > 0 && (
        <section className="grid gap-3">
          <h3 className="text-t4">O que aconteceu</h3>
          <Timeline
            events={history.map(({ to, at, cause }) => ({
              id: `${at}-${to}`,
              title: HISTORY_WORDS[to],
              detail: `${formatFullDateTime(new Date(at))} · ${cause}`,
              state: "done",
            }))}
          />
        </section>
      )}
    </div>
  );
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt className="text-2xs text-muted">{label}</dt>
    <dd className="tn">{children}</dd>
  </div>
);

function DrawerFoot({ open: { row }, onProblem }: { open: OpenOwnProduct; onProblem: (sentence: string) => void }) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      {isEditable(row.status) && (
        <RouterLink href={`/painel/adicionar-produto?produto=${row.id}`} className={buttonClass({ variant: "primary" })}>
          Editar
        </RouterLink>
      )}
      {row.slug && row.status === "publicado" && (
        <RouterLink href={`/produto/${row.slug}`} className={buttonClass()}>
          Ver na loja
        </RouterLink>
      )}
      <span className="ml-auto">
        <ProductActions row={row} onProblem={onProblem} />
      </span>
    </div>
  );
}
