import type { ReactNode } from "react";
import { brand } from "#kit/brand/brand.ts";
import { plural } from "#kit/format.ts";
import { sharedListPath } from "#modules/favourites/rules.ts";
import { FollowListButton } from "#modules/favourites/list-following/ui/follow-list-button.tsx";
import type { SharedList } from "#modules/favourites/schema/shared-list.ts";
import { TakeSharedButton } from "#modules/favourites/ui/take-shared-button.tsx";
import { buttonClass } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { RouterLink } from "#ui/router-link.tsx";
import { ProductGrid } from "../../ui/product-card.tsx";
import { ShareButton } from "../../ui/product/share-button.tsx";
import { useVisit } from "../../ui/visit.ts";

/** A list somebody shares: what is on sale of it, at the price of now, one by one or all at once. */
export function SharedListPage({ list, report }: { list: SharedList; report: ReactNode }) {
  const owned = useVisit()?.ownedProductIds ?? [];
  const { name, ownerName, ownerSlug, products } = list;
  const by = ownerSlug ? (
    <RouterLink href={`/cliente/${ownerSlug}`} className="link">
      {ownerName}
    </RouterLink>
  ) : (
    ownerName
  );
  return (
    <main id="conteudo" className="wrap pt-8 pb-20 md:pt-12">
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div className="min-w-0">
          <h1 className="text-d2 wrap-anywhere">{name}</h1>
          <p className="mt-1.5 text-muted">
            Lista de {by}
            {products.length > 0 && ` · ${plural(products.length, "material", "materiais")}`}
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-2">
          <TakeSharedButton token={list.token} products={products.filter(({ id }) => !owned.includes(id))} />
          <FollowListButton token={list.token} name={name} />
          <ShareButton path={sharedListPath(list.token)} words={`${name}, lista de ${ownerName} ${brand.in}`} />
          {report}
        </div>
      </header>
      <div className="mt-8">
        {products.length > 0 ? (
          <ProductGrid products={products} headingLevel={2} eager={4} />
        ) : (
          <EmptyState
            framed
            title="Nada desta lista está à venda agora"
            action={
              <RouterLink href="/produtos" className={buttonClass({ variant: "primary" })}>
                Explorar materiais
              </RouterLink>
            }
          >
            O que estava nela saiu de venda, ou ainda não há nada guardado.
          </EmptyState>
        )}
      </div>
    </main>
  );
}
