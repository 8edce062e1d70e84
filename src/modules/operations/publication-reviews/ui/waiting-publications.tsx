import { useState } from "react";
import type { FactsOf } from "#kit/answer.ts";
import { formatCount, plural } from "#kit/format.ts";
import { When } from "#modules/orders/ui/when.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { MoneyOrFree } from "#ui/money.tsx";
import { Note } from "#ui/note.tsx";
import { Panel } from "#ui/panel.tsx";
import { RouterLink } from "#ui/router-link.tsx";
import { Fact } from "../../orders/ui/drawer-part.tsx";
import { FilesCard } from "../../products/ui/files-card.tsx";
import type { getWaitingPublications } from "../functions.ts";
import type { WaitingPublication } from "../schema.ts";
import { CopiesPart } from "./copies-part.tsx";
import { PublicationActs } from "./publication-acts.tsx";

type PageProps = { page: FactsOf<typeof getWaitingPublications>; onChanged: () => Promise<void> };

/** What waits for somebody to look before it is on sale, one after the other, the oldest first. */
export function WaitingPublications({ page: { rows, total }, onChanged }: PageProps) {
  const [trouble, setTrouble] = useState<string | null>(null);
  return (
    <>
      {trouble && (
        <Note tone="danger" role="alert" className="mb-4">
          {trouble}
        </Note>
      )}
      {rows.length === 0 ? (
        <EmptyState title="Nada para revisar">
          Quem confere e quando está em{" "}
          <RouterLink href="/painel/admin/interno#numeros" className="link">
            Sistema
          </RouterLink>
          , em “Revisão antes de publicar”.
        </EmptyState>
      ) : (
        <ul className="grid max-w-[760px] gap-5">
          {rows.map((row) => (
            <li key={row.reviewId}>
              <Publication row={row} onTrouble={setTrouble} onChanged={onChanged} />
            </li>
          ))}
        </ul>
      )}
      {total > rows.length && (
        <p className="mt-4 text-sm text-muted">
          Depois destes, mais {formatCount(total - rows.length)}: eles aparecem conforme você decide.
        </p>
      )}
    </>
  );
}

type PublicationProps = { row: WaitingPublication; onTrouble: (trouble: string | null) => void; onChanged: () => Promise<void> };

function Publication({ row, onTrouble, onChanged }: PublicationProps) {
  const { store } = row;
  return (
    <Panel title={row.title}>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-3.5 sm:grid-cols-3">
        <Fact label="Loja">
          <RouterLink href={`/loja/${store.slug}`} className="link">
            {store.name}
          </RouterLink>
        </Fact>
        <Fact label="Já publicou">{plural(store.published, "material", "materiais")}</Fact>
        <Fact label="Advertências valendo">{formatCount(store.strikes)}</Fact>
        <Fact label="Enviado">
          <When at={row.sentAt} />
        </Fact>
        <Fact label="Categoria">{row.category ?? "–"}</Fact>
        <Fact label="Preço">
          <MoneyOrFree cents={row.priceCents} />
        </Fact>
      </dl>
      {row.isOnSale && (
        <Note className="mt-4">
          É uma mudança em um material que{" "}
          <RouterLink href={`/produto/${row.slug}`} className="link">
            já está na loja
          </RouterLink>
          . A versão de lá não muda enquanto você não aprovar.
        </Note>
      )}
      <dl className="my-4 grid gap-3.5">
        {row.promise && <Fact label="Resumo">{row.promise}</Fact>}
        <Fact label="Descrição">
          <span className="wrap-anywhere whitespace-pre-line">{row.description || "–"}</span>
        </Fact>
        {row.tags.length > 0 && <Fact label="Palavras-chave">{row.tags.join(", ")}</Fact>}
        {row.thirdParties && <Fact label="De outras pessoas, segundo o autor">{row.thirdParties}</Fact>}
        {row.declaredFiles.length > 0 && <Fact label="Só o programa abre; o autor declarou">{row.declaredFiles.join(", ")}</Fact>}
      </dl>
      <CopiesPart row={row} />
      <FilesCard files={row.files} />
      <PublicationActs row={row} onTrouble={onTrouble} onChanged={onChanged} />
    </Panel>
  );
}
