import { fileSize } from "#kit/format.ts";
import { merge, pageSizeWords } from "#modules/catalog/page-sizes/rules.ts";
import { formatNames } from "#modules/catalog/rules/format-names.ts";
import type { ProductPageFacts } from "#modules/catalog/schema/product-page.ts";
import { ReceiptList, ReceiptRow } from "#ui/receipt-list.tsx";
import type { ProductView } from "../../schema/product-view.ts";
import { attributeWords, editionWords } from "./fact-words.ts";

type FactSheetProps = { product: ProductPageFacts; attributes: ProductView["attributes"] };

/** The technical facts, with dotted leaders; what the category asks comes first. */
export function FactSheet({ product, attributes }: FactSheetProps) {
  const pageSize = pageSizeWords(merge(product.files.flatMap((file) => file.pageSizes ?? [])));
  return (
    <section aria-labelledby="ficha" className="fio pt-3.5">
      <h2 id="ficha" className="mb-3.5 text-t3">
        Ficha técnica
      </h2>
      <ReceiptList>
        {attributes.map((attribute) => (
          <ReceiptRow key={attribute.slug} label={attribute.name}>
            {attributeWords(attribute)}
          </ReceiptRow>
        ))}
        <ReceiptRow label="Autoria">{product.authorName}</ReceiptRow>
        <ReceiptRow label="Edição">{editionWords(product)}</ReceiptRow>
        {product.pageCount ? <ReceiptRow label="Páginas">{product.pageCount}</ReceiptRow> : null}
        {pageSize && <ReceiptRow label="Tamanho da página">{pageSize}</ReceiptRow>}
        <ReceiptRow label="Formato">{formatNames(product.formats)}</ReceiptRow>
        {product.contents.length > 0 && <ReceiptRow label="Materiais">{product.contents.length}</ReceiptRow>}
        {product.files.length > 0 && <ReceiptRow label="Arquivos">{product.files.length}</ReceiptRow>}
        {product.sizeBytes > 0 && <ReceiptRow label="Tamanho">{fileSize(product.sizeBytes)}</ReceiptRow>}
        <ReceiptRow label="Entrega">{product.sizeBytes > 0 ? "Download" : "Link"} na hora</ReceiptRow>
        <ReceiptRow label="Código">AUT-{String(product.id).padStart(6, "0")}</ReceiptRow>
      </ReceiptList>
    </section>
  );
}
