import { Link } from "@tanstack/react-router";
import { Check, Zap } from "lucide-react";
import { plural } from "#kit/format.ts";
import { AddToCartButton } from "#modules/cart/ui/add-to-cart-button.tsx";
import { BuyNowButton } from "#modules/cart/ui/buy-now-button.tsx";
import type { ProductPageFacts } from "#modules/catalog/schema/product-page.ts";
import { portraitAddress } from "#modules/catalog/ui/picture.ts";
import { buttonClass } from "#ui/button.tsx";
import { Portrait } from "#ui/portrait.tsx";
import { Price } from "#ui/price.tsx";
import { Rating } from "#ui/rating.tsx";
import { Tag } from "#ui/tag.tsx";
import { useOwns, useVisit } from "../visit.tsx";

const ASSURANCES = [
  "Pix ou cartão, pela Pagar.me",
  "7 dias para desistir e receber tudo de volta",
  "Atualizações grátis: a próxima edição chega na sua biblioteca",
];

const LICENSES = {
  pessoal: "Uso pessoal: para você, sem revender nem repassar o arquivo.",
  turmas: "Minhas turmas: um professor, impressão sem limite.",
  comercial: "Uso comercial: em produtos e trabalhos seus.",
};

/** What it is, who made it, what it costs, and the two buttons. */
export function BuyBox({ product, buttonsId }: { product: ProductPageFacts; buttonsId: string }) {
  const owned = useOwns(product.id);
  const isKnown = useVisit().visit?.viewer != null;
  const { seller, ratingSum, ratingCount } = product;
  const facts = [
    [seller.city, seller.uf].filter(Boolean).join(", "),
    plural(seller.productCount, "material", "materiais"),
    seller.saleCount > 0 ? plural(seller.saleCount, "venda", "vendas") : "",
  ];
  return (
    <div className="min-w-0">
      <div className="mb-2.5 flex flex-wrap items-center justify-between gap-2 text-xs text-muted">
        <span>{product.kind || product.category.name}</span>
        <Rating average={ratingCount > 0 ? ratingSum / ratingCount : 0} votes={ratingCount} />
      </div>
      <h1 className="text-t1 leading-[1.04] font-black tracking-[-.018em]">{product.title}</h1>
      {product.promise && <p className="mt-3 text-muted">{product.promise}</p>}

      <div className="fio mt-[18px] flex items-center gap-3 border-b border-line py-3.5">
        <Portrait name={seller.authorName} src={portraitAddress(seller.portraitId)} paper={seller.paper} size={52} />
        <div className="min-w-0 flex-1">
          <Link to="/loja/$slug" params={{ slug: seller.slug }} search={{}} className="sig text-[1.25rem] hover:underline">
            {seller.authorName}
          </Link>
          <p className="text-xs text-muted">{facts.filter(Boolean).join(" · ")}</p>
        </div>
      </div>

      <div className="mt-[18px] grid gap-3.5">
        <p className="text-sm text-muted">{LICENSES[product.license]}</p>
        <div className="flex flex-wrap items-end justify-between gap-3">
          <Price cents={product.priceCents} size="page" />
          <Tag className="mb-0.5">
            <Zap aria-hidden />
            Download imediato
          </Tag>
        </div>
        <div id={buttonsId} className="grid gap-2.5 sm:grid-cols-2">
          {owned ? (
            <a
              href="/painel/pedidos"
              className={buttonClass({ variant: "primary", size: "lg", full: true, className: "col-span-full" })}
            >
              Abrir na biblioteca
            </a>
          ) : (
            <>
              <BuyNowButton productId={product.id} isKnown={isKnown} size="lg" full className="px-2 text-md" />
              <AddToCartButton productId={product.id} size="lg" full className="px-2 text-md" />
            </>
          )}
        </div>
        <ul className="grid gap-[9px] text-sm">
          {ASSURANCES.map((assurance) => (
            <li key={assurance} className="flex gap-2.5">
              <Check aria-hidden className="mt-0.5 size-[18px] text-positive" />
              {assurance}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
