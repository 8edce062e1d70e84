import { ArrowUpRight, Undo2 } from "lucide-react";
import type { ReactNode } from "react";
import { fileSize, pageCount, plural } from "#kit/format.ts";
import { formatNames } from "#modules/catalog/rules/format-names.ts";
import { LICENSES } from "#modules/catalog/rules/licenses.ts";
import type { ProductCardFacts } from "#modules/catalog/schema/product-card.ts";
import { Note } from "#ui/note.tsx";
import { Rating } from "#ui/rating.tsx";
import { ReceiptList, ReceiptRow } from "#ui/receipt-list.tsx";
import { RouterLink } from "#ui/router-link.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import type { QuickViewFacts } from "../../../schema/product-view.ts";
import { AuthorCard } from "../author-card.tsx";
import { ClosedNote } from "../closed-note.tsx";
import { attributeWords, editionWords } from "../fact-words.ts";

const MOST_ATTRIBUTES = 3;

type QuickViewWordsProps = {
  card: ProductCardFacts;
  /** Null while it comes. */
  facts: QuickViewFacts | null;
  heading: ReactNode;
};

/** What it is in a few lines: from the card at once, the rest when it comes. */
export function QuickViewWords({ card, facts, heading }: QuickViewWordsProps) {
  const { ratingSum, ratingCount } = card;
  return (
    <div className="grid content-start gap-3.5">
      <div className="grid gap-2">
        {heading}
        <Rating average={ratingCount > 0 ? ratingSum / ratingCount : 0} votes={ratingCount} />
      </div>
      {facts ? <Enriched facts={facts} /> : <Coming />}
      <RouterLink href={`/produto/${card.slug}`} className="link inline-flex w-fit items-center gap-1.5 font-semibold">
        Abrir a página completa
        <ArrowUpRight aria-hidden className="size-4 stroke-2" />
      </RouterLink>
    </div>
  );
}

function Enriched({ facts: { product, offers, firstLines, attributes } }: { facts: QuickViewFacts }) {
  const pages = product.pageCount ? `, ${pageCount(product.pageCount)}` : "";
  return (
    <>
      <div className="border-t border-line">
        <AuthorCard seller={product.seller} size={44} />
      </div>
      <ClosedNote seller={product.seller} />
      <p className="wrap-anywhere">{product.promise || firstLines}</p>
      <ReceiptList>
        {attributes.slice(0, MOST_ATTRIBUTES).map((attribute) => (
          <ReceiptRow key={attribute.slug} label={attribute.name}>
            {attributeWords(attribute)}
          </ReceiptRow>
        ))}
        <ReceiptRow label="No pacote">
          {plural(product.fileCount, "arquivo", "arquivos")}
          {pages}
        </ReceiptRow>
        <ReceiptRow label="Formato">
          {formatNames(product.formats)}
          {product.sizeBytes > 0 && `, ${fileSize(product.sizeBytes)}`}
        </ReceiptRow>
        <ReceiptRow label="Licença">{offers.map((offer) => LICENSES[offer.license].name).join(", ")}</ReceiptRow>
        <ReceiptRow label="Edição">{editionWords(product)}</ReceiptRow>
      </ReceiptList>
      {offers.some((offer) => offer.priceCents > 0) && (
        <Note tone="positive" icon={<Undo2 aria-hidden />}>
          {product.seller.guaranteeDays} dias para desistir e receber tudo de volta.
        </Note>
      )}
    </>
  );
}

const Coming = () => (
  <div className="after-300ms grid gap-3.5" aria-hidden>
    <Skeleton className="h-[73px]" />
    <Skeleton className="h-12" />
    <Skeleton className="h-[128px]" />
    <Skeleton className="h-12" />
  </div>
);
