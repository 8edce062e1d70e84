import { formatMoney, formatPrice } from "#kit/money.ts";
import { formatNames } from "#modules/catalog/rules/format-names.ts";
import { pictureOf } from "#modules/catalog/ui/picture.ts";
import { When } from "#modules/orders/ui/when.tsx";
import { buttonClass } from "#ui/button.tsx";
import { Price } from "#ui/price.tsx";
import { RouterLink, routerLink } from "#ui/router-link.tsx";
import { Tag } from "#ui/tag.tsx";
import { CoverCard } from "#ui/cover-card.tsx";
import type { Favourite } from "../schema/favourites-page.ts";
import { FavouriteActions } from "./favourite-actions.tsx";
import { PutInCart } from "./put-in-cart.tsx";

type FavouriteCardProps = { item: Favourite; listId: string; priority: boolean; onProblem: (sentence: string | null) => void };

/** Something kept: its price now and when it was kept, the person's note, and the way to the cart. */
export function FavouriteCard({ item, listId, priority, onProblem }: FavouriteCardProps) {
  const { title, authorName, isOnSale, isOwned } = item;
  return (
    <>
      <CoverCard
        data-product={item.slug}
        href={`/produto/${item.slug}`}
        renderLink={routerLink}
        title={title}
        headingLevel={2}
        className="h-auto! flex-1"
        cover={{
          paper: item.paper,
          picture: pictureOf(item.cover),
          title,
          signature: authorName,
          seed: item.slug,
          priority,
          alt: "",
          className: isOnSale ? undefined : "[&>:first-child]:opacity-55 [&>:first-child]:grayscale",
        }}
        kind={[item.kind, formatNames(item.formats)].filter(Boolean).join(" · ")}
        signature={`de ${authorName}`}
        tag={<StandingTag item={item} />}
        action={
          <div className="card-action">
            <FavouriteActions item={item} listId={listId} onProblem={onProblem} />
          </div>
        }
        price={
          <div className="card-price">
            {isOnSale ? (
              <>
                <Price cents={item.priceCents} formerCents={item.fullCents} />
                <p className="tn mt-0.5 text-2xs text-muted">
                  {item.priceCents === item.seenPriceCents ? "Guardado em" : `Era ${formatPrice(item.seenPriceCents)} em`}{" "}
                  <When at={item.addedAt} as="day" />
                </p>
              </>
            ) : (
              <p className="text-sm text-muted">Saiu de venda</p>
            )}
          </div>
        }
      />
      {item.note && <p className="mt-2 border-l-2 border-line pl-2.5 text-xs wrap-anywhere whitespace-pre-line">{item.note}</p>}
      <div className="mt-2.5">
        {isOwned ? (
          <RouterLink href="/painel/pedidos" className={buttonClass({ size: "sm", full: true })}>
            Abrir na biblioteca
          </RouterLink>
        ) : isOnSale ? (
          <PutInCart productId={item.productId} title={title} />
        ) : (
          item.alternative && (
            <p className="text-xs text-muted">
              Parecido:{" "}
              <RouterLink href={`/produto/${item.alternative.slug}`} className="link">
                {item.alternative.title}
              </RouterLink>
            </p>
          )
        )}
      </div>
    </>
  );
}

function StandingTag({ item: { isOwned, isOnSale, dropCents } }: { item: Favourite }) {
  if (isOwned) return <Tag look="mark">Na biblioteca</Tag>;
  if (isOnSale && dropCents !== null) return <Tag look="mark">Baixou {formatMoney(dropCents)}</Tag>;
  return null;
}
