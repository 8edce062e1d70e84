import { CircleAlert, Trash2 } from "lucide-react";
import { brand } from "#kit/brand/brand.ts";
import { LICENSES, type License } from "#modules/catalog/rules/licenses.ts";
import { stampTerms } from "#modules/catalog/stamp/messages/for-buyers.ts";
import { pictureOf } from "#modules/catalog/ui/picture.ts";
import { Cover } from "#ui/cover.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { Money } from "#ui/money.tsx";
import { Price } from "#ui/price.tsx";
import { problemWords } from "../messages.ts";
import type { CartItem } from "../schema.ts";
import { LicenseSelect } from "./license-select.tsx";
import { OverlapNote } from "./overlap-note.tsx";
import { WaitingNote } from "./waiting-note.tsx";

type CartItemRowProps = {
  item: CartItem;
  authorName: string;
  /** The author is told here: the heading above names the store otherwise. */
  isSigned: boolean;
  /** The store's code that discounts this item. */
  code: string | undefined;
  isLeaving: boolean;
  /** The licence asked for and not yet answered. */
  chosenLicense: License | undefined;
  onLicense: (license: License) => void;
  onRemove: () => void;
};

/** One product of the cart: cover, who made it, what one pays for it and why less, and what stands in its way. */
export function CartItemRow({
  item,
  authorName,
  isSigned,
  code,
  isLeaving,
  chosenLicense,
  onLicense,
  onRemove,
}: CartItemRowProps) {
  const hasNewPrice = !item.problem && item.priceCents !== item.seenPriceCents;
  return (
    <li
      className="flex flex-wrap items-start gap-3 border-b border-line py-3"
      data-product={item.slug}
      aria-busy={isLeaving || chosenLicense !== undefined || undefined}
    >
      <Cover
        shape="cart"
        paper={item.paper}
        picture={pictureOf(item.cover)}
        title={item.title}
        signature={authorName}
        seed={item.slug}
        alt=""
      />
      {/* In a panel of middling width the licence goes below, not beside: a title needs room for two words. */}
      <div className="min-w-0 flex-1 sm:basis-36">
        <a href={`/produto/${item.slug}`} className="text-sm leading-[1.3] font-semibold hover:underline">
          {item.title}
        </a>
        {isSigned && <div className="sig mt-0.5 text-[1rem]! text-muted">{authorName}</div>}
        {item.offers.length === 0 && <div className="text-2xs text-muted">{LICENSES[item.license].name}</div>}
        {!item.problem && item.stamp && (
          <p className="mt-0.5 text-2xs text-muted" data-stamp={item.stamp}>
            {stampTerms(item.stamp)}
          </p>
        )}
        {!item.problem && item.discountFrom && (
          <p className="mt-0.5 text-2xs font-medium text-positive">
            {discountWords(item.discountFrom, code)}: <Money cents={-item.discountCents} />
          </p>
        )}
        {item.problem && (
          <p className="mt-1 flex gap-1.5 text-2xs text-danger" data-problem={item.problem}>
            <CircleAlert aria-hidden className="mt-0.5 size-3.5 shrink-0" />
            {problemWords(item)}
          </p>
        )}
        {!item.problem && <OverlapNote {...item.overlaps} />}
        {!item.problem && item.waitingOrder && <WaitingNote {...item.waitingOrder} />}
        {hasNewPrice && (
          <p className="mt-1 text-2xs text-warning">
            O preço mudou: era <Money cents={item.seenPriceCents} />, agora é{" "}
            <Price cents={item.priceCents} size="row" className="inline-flex!" />
          </p>
        )}
      </div>
      <div className="grid justify-items-end">
        {item.problem ? (
          <span className="text-muted line-through">
            <Price cents={item.priceCents} size="row" />
          </span>
        ) : (
          <Price cents={item.paidCents} formerCents={item.paidCents + item.discountCents} size="end" />
        )}
        <IconButton
          size="sm"
          label={`Tirar ${item.title} do carrinho`}
          tip="Tirar do carrinho"
          tipAlign="end"
          className="-mr-2 mt-0.5"
          disabled={isLeaving}
          onClick={onRemove}
        >
          <Trash2 aria-hidden />
        </IconButton>
      </div>
      {item.offers.length > 0 && <LicenseSelect item={item} chosenLicense={chosenLicense} onChoose={onLicense} />}
    </li>
  );
}

function discountWords(from: NonNullable<CartItem["discountFrom"]>, code = ""): string {
  if (from === "autoria") return `Desconto ${brand.of}`;
  return from === "promocao" ? "Promoção da loja" : `Cupom ${code}`;
}
