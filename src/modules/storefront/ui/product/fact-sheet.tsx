import { fileSize } from "#kit/format.ts";
import { formatNames } from "#modules/catalog/rules/formats.ts";
import type { ProductPageFacts } from "#modules/catalog/schema/product-page.ts";
import { ReceiptList, ReceiptRow } from "#ui/receipt-list.tsx";

const month = new Intl.DateTimeFormat("pt-BR", { timeZone: "America/Sao_Paulo", month: "short", year: "numeric" });

/** The technical facts, with dotted leaders. */
export function FactSheet({ product }: { product: ProductPageFacts }) {
  return (
    <section aria-labelledby="ficha" className="fio pt-3.5">
      <h2 id="ficha" className="mb-3.5 text-t3">
        Ficha técnica
      </h2>
      <ReceiptList>
        <ReceiptRow label="Autoria">{product.authorName}</ReceiptRow>
        <ReceiptRow label="Edição">
          {product.edition}ª, {month.format(new Date(product.updatedAt)).replace(" de ", " ")}
        </ReceiptRow>
        {product.pageCount ? <ReceiptRow label="Páginas">{product.pageCount}</ReceiptRow> : null}
        <ReceiptRow label="Formato">{formatNames(product.formats)}</ReceiptRow>
        <ReceiptRow label="Arquivos">{product.files.length}</ReceiptRow>
        <ReceiptRow label="Tamanho">{fileSize(product.sizeBytes)}</ReceiptRow>
        <ReceiptRow label="Entrega">Download na hora</ReceiptRow>
        <ReceiptRow label="Código">AUT-{String(product.id).padStart(6, "0")}</ReceiptRow>
      </ReceiptList>
    </section>
  );
}
