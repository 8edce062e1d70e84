import type { ReactNode } from "react";
import { plural } from "#kit/format.ts";
import type { SellerFacts } from "#modules/catalog/schema/product-page.ts";
import type { AuthorNumbers } from "../../schema/author-numbers.ts";
import { authorWords } from "./author-words.ts";
import { portraitAddress } from "#modules/catalog/ui/picture.ts";
import { Portrait } from "#ui/portrait.tsx";
import { RouterLink } from "#ui/router-link.tsx";

type AuthorCardProps = { seller: SellerFacts; size?: 44 | 52; numbers?: AuthorNumbers | null; action?: ReactNode };

/** Who made it, between the fio and a hairline. On a phone the store's numbers have the whole width. */
export function AuthorCard({ seller, size = 52, numbers, action }: AuthorCardProps) {
  const facts = [
    [seller.city, seller.uf].filter(Boolean).join(", "),
    seller.productCount > 0 ? plural(seller.productCount, "material", "materiais") : "",
    seller.saleCount > 0 ? plural(seller.saleCount, "venda", "vendas") : "",
  ];
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 border-b border-line py-3.5">
      <Portrait name={seller.authorName} src={portraitAddress(seller.portraitId)} paper={seller.paper} size={size} />
      <div className="min-w-0">
        <RouterLink href={`/loja/${seller.slug}`} className="sig text-[1.25rem] hover:underline">
          {seller.authorName}
        </RouterLink>
        <p className="text-xs text-muted">{facts.filter(Boolean).join(" · ")}</p>
      </div>
      {action ?? <span />}
      {numbers && (
        <p className="col-span-3 text-2xs text-muted max-sm:mt-2 sm:col-span-1 sm:col-start-2">
          {authorWords(numbers).join(" · ")}
        </p>
      )}
    </div>
  );
}
