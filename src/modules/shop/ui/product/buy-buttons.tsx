import { AddToCartButton } from "#modules/cart/ui/add-to-cart-button.tsx";
import { BuyNowButton } from "#modules/cart/ui/buy-now-button.tsx";
import { LICENSES, type License } from "#modules/catalog/rules/licenses.ts";
import { buttonClass } from "#ui/button.tsx";
import { useStanding } from "./use-standing.ts";

type BuyButtonsProps = {
  productId: number;
  chosen: License;
  /** The one chosen, where there was a choice. */
  license: License | undefined;
  isFree: boolean;
};

/** The two buttons; for who has the product already, the way to it, and to a licence that allows more. */
export function BuyButtons({ productId, chosen, license, isFree }: BuyButtonsProps) {
  const { isOwned, has } = useStanding(productId, chosen);
  return (
    <>
      {has && (
        <p className="col-span-full text-sm text-muted" data-owned-license={has}>
          Você já tem este material com a licença <b className="font-semibold text-ink">{LICENSES[has].name}</b>.{" "}
          {isOwned
            ? "Para outro uso, escolha uma licença que permite mais."
            : `${LICENSES[chosen].name} é outra compra, pelo preço inteiro, e a que você tem continua sua.`}
        </p>
      )}
      {(isOwned || has) && (
        <a
          href="/painel/pedidos"
          className={buttonClass({
            variant: isOwned ? "primary" : "secondary",
            size: "lg",
            full: true,
            className: "col-span-full",
          })}
        >
          Abrir na biblioteca
        </a>
      )}
      {!isOwned && (
        <>
          <BuyNowButton productId={productId} license={license} isFree={isFree} size="lg" full className="px-2 text-md" />
          <AddToCartButton productId={productId} license={license} size="lg" full className="px-2 text-md" />
        </>
      )}
    </>
  );
}
