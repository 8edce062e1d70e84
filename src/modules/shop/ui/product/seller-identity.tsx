import type { SellerFacts } from "#modules/catalog/schema/product-page.ts";

type SellerIdentityProps = { seller: Pick<SellerFacts, "legalName" | "document" | "city" | "uf"> };

/** Who is behind the sale, as the law on distance selling asks. */
export function SellerIdentity({ seller }: SellerIdentityProps) {
  const place = [seller.city, seller.uf].filter(Boolean).join(", ");
  return (
    <section aria-labelledby="vendedor" className="fio pt-3.5">
      <h2 id="vendedor" className="mb-3 text-t3">
        Quem vende
      </h2>
      <p className="text-sm">
        {seller.legalName}
        <br />
        <span className="tn">
          {seller.document.includes("/") ? "CNPJ" : "CPF"} {seller.document}
        </span>
        {place && (
          <>
            <br />
            {place}
          </>
        )}
      </p>
    </section>
  );
}
