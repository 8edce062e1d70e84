import { reasonWords } from "#modules/moderation/messages.ts";
import type { ReportReason } from "#modules/moderation/rules.ts";
import { When } from "#modules/orders/ui/when.tsx";
import { ProductPill } from "#modules/panel/products/ui/status-pill.tsx";
import { HISTORY_WORDS } from "#modules/panel/products/ui/status-words.ts";
import { formatCount } from "#kit/format.ts";
import { listHref } from "#kit/list-search.ts";
import type { Drawer } from "#ui/data-table/table-drawer.tsx";
import { Money } from "#ui/money.tsx";
import { RouterLink } from "#ui/router-link.tsx";
import { useMay } from "#modules/panel/ui/use-may.ts";
import { DrawerPart, Fact } from "../../orders/ui/drawer-part.tsx";
import { AskCard } from "./ask-card.tsx";
import { ChangesCard } from "./changes-card.tsx";
import type { OpenProduct } from "./facts.ts";
import { FilesCard } from "./files-card.tsx";
import { SaleActs } from "./sale-acts.tsx";
import { TakedownCard } from "./takedown-card.tsx";
import { Signs } from "./signs.tsx";

/** One product over the list: what it says and sells, what was complained of, what changed, and what the platform may do. */
export const productDrawer = (product: OpenProduct, onChanged: () => Promise<void>): Drawer => ({
  title: "Material",
  children: <Body key={product.row.id} material={product} onChanged={onChanged} />,
});

type BodyProps = { material: OpenProduct; onChanged: () => Promise<void> };

function Body({ material: product, onChanged }: BodyProps) {
  const { row, promise, description, thirdParties, declaredFiles, reports, history } = product;
  const may = useMay();
  const acts = may("act", "products");
  return (
    <div className="grid gap-6">
      <header className="grid justify-items-start gap-2">
        <h3 className="text-t2 wrap-anywhere">{row.title}</h3>
        <span className="flex flex-wrap items-center gap-2">
          <ProductPill status={row.status} />
          {(row.isReported || row.isRepeated || row.isRequested) && <Signs row={row} />}
        </span>
        {acts && <SaleActs material={product} onChanged={onChanged} />}
      </header>
      {reports.length > 0 && (
        <DrawerPart
          title="Denúncias abertas"
          action={
            may("act", "moderation") && (
              <RouterLink
                href={listHref("/painel/admin/comentarios", { situacao: "denuncias", busca: row.title.slice(0, 100) })}
                className="link text-sm"
              >
                Decidir
              </RouterLink>
            )
          }
        >
          <ul className="grid gap-3 text-sm">
            {reports.map(({ reason, words, at }) => (
              <li key={at} className="wrap-anywhere whitespace-pre-line">
                <b className="font-semibold">{reasonWords[reason as ReportReason] ?? reason}</b>, <When at={new Date(at)} />
                {words && <span className="block">{words}</span>}
              </li>
            ))}
          </ul>
        </DrawerPart>
      )}
      {product.takedown && may("act", "moderation") && (
        <TakedownCard productId={row.id} takedown={product.takedown} onChanged={onChanged} />
      )}
      {acts && <AskCard material={product} onChanged={onChanged} />}
      <ChangesCard changed={product.changed} />
      <DrawerPart title="À venda">
        <dl className="grid grid-cols-2 gap-x-6 gap-y-3.5">
          <Fact label="Loja">
            <RouterLink href={`/loja/${row.storeSlug}`} className="link">
              {row.storeName}
            </RouterLink>
          </Fact>
          <Fact label="Categoria">{row.category ?? "–"}</Fact>
          <Fact label="Preço">{row.priceCents === 0 ? "Grátis" : <Money cents={row.priceCents} />}</Fact>
          <Fact label="Vendas">{formatCount(row.sales)}</Fact>
          <Fact label="Receita">
            <Money cents={row.revenueCents} />
          </Fact>
          <Fact label="Publicado">
            <When at={row.publishedAt} as="day" />
          </Fact>
        </dl>
        {row.status === "publicado" && (
          <p className="mt-3 flex flex-wrap gap-x-4 gap-y-2 text-sm">
            <RouterLink href={`/produto/${row.slug}`} className="link">
              Ver a página do material
            </RouterLink>
            {may("act", "home") && (
              <RouterLink href={`/painel/admin/configurar-home?destacar=${row.slug}`} className="link">
                Destacar na página inicial
              </RouterLink>
            )}
          </p>
        )}
      </DrawerPart>
      <DrawerPart title="O que diz">
        <dl className="grid gap-3.5">
          {promise && <Fact label="Resumo">{promise}</Fact>}
          <Fact label="Descrição">
            <span className="whitespace-pre-line">{description || "–"}</span>
          </Fact>
          {product.tags.length > 0 && <Fact label="Palavras-chave">{product.tags.join(", ")}</Fact>}
          {thirdParties && <Fact label="De outras pessoas, segundo o autor">{thirdParties}</Fact>}
          {declaredFiles.length > 0 && <Fact label="Só o programa abre; o autor declarou">{declaredFiles.join(", ")}</Fact>}
        </dl>
      </DrawerPart>
      <FilesCard files={product.files} />
      <DrawerPart title="Andamento">
        <ul className="grid gap-2 text-sm">
          {history.map(({ to, cause, at }) => (
            <li key={`${at}${to}`} className="wrap-anywhere">
              <b className="font-semibold">{HISTORY_WORDS[to]}</b>, <When at={new Date(at)} />
              <span className="block text-muted">{cause}</span>
            </li>
          ))}
        </ul>
      </DrawerPart>
    </div>
  );
}
