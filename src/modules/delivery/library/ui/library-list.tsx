import { orderNumber, plural } from "#kit/format.ts";
import { formatNames } from "#modules/catalog/rules/format-names.ts";
import { pictureOf } from "#modules/catalog/ui/picture.ts";
import { When } from "#modules/orders/ui/when.tsx";
import { routerLink } from "#ui/router-link.tsx";
import { Tag } from "#ui/tag.tsx";
import { CoverCard } from "#ui/cover-card.tsx";
import type { LibraryItem } from "./library-facts.ts";
import { ItemMenu } from "./item-menu.tsx";

type LibraryListProps = { items: LibraryItem[]; onProblem: (sentence: string | null) => void };

/** What was bought; each card opens its order, where the files are. */
export function LibraryList({ items, onProblem }: LibraryListProps) {
  return (
    <ul className="grid grid-cols-2 gap-x-3.5 gap-y-7 md:grid-cols-3 md:gap-x-6 md:gap-y-9 lg:grid-cols-4">
      {items.map((item, index) => (
        <li key={item.entitlementId} className="flex min-w-0 flex-col">
          <ItemCard item={item} priority={index < 4} onProblem={onProblem} />
        </li>
      ))}
    </ul>
  );
}

type ItemCardProps = { item: LibraryItem; priority: boolean; onProblem: LibraryListProps["onProblem"] };

function ItemCard({ item, priority, onProblem }: ItemCardProps) {
  const files = plural(item.fileCount, "arquivo", "arquivos");
  return (
    <CoverCard
      data-product={item.slug}
      href={`/painel/pedidos/${item.orderId}`}
      renderLink={routerLink}
      title={item.title}
      headingLevel={2}
      cover={{
        paper: item.paper,
        picture: pictureOf(item.cover),
        title: item.title,
        signature: item.authorName,
        seed: item.slug,
        priority,
        alt: "",
      }}
      kind={[files, formatNames(item.formats)].filter(Boolean).join(" · ")}
      signature={`de ${item.authorName}`}
      tag={<ItemTag item={item} />}
      action={
        <div className="card-action">
          <ItemMenu item={item} onProblem={onProblem} />
        </div>
      }
      price={
        <div className="card-price">
          {item.bundleTitle && <p className="mb-1 text-2xs text-muted">Veio em “{item.bundleTitle}”</p>}
          {item.isFresh && item.version?.note && (
            <p className="mb-1.5 line-clamp-2 border-l-2 border-mark pl-2 text-2xs">{item.version.note}</p>
          )}
          <span className="tn text-2xs text-muted">
            Pedido {orderNumber(item.orderNumber)}, <When at={item.grantedAt} as="day" />
          </span>
        </div>
      }
    />
  );
}

function ItemTag({ item }: { item: LibraryItem }) {
  if (item.isTakenDown) return <Tag look="line">Fora do ar</Tag>;
  return item.isFresh ? <Tag>Versão nova</Tag> : undefined;
}
