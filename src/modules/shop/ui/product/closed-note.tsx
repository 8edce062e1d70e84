import { formatDate } from "#kit/date-format.ts";
import type { SellerFacts } from "#modules/catalog/schema/product-page.ts";
import { Note } from "#ui/note.tsx";

/** The store sells nothing for some days: until when, and what it says about it. */
export function ClosedNote({ seller }: { seller: Pick<SellerFacts, "authorName" | "closedUntil" | "closingWords"> }) {
  if (!seller.closedUntil) return null;
  return (
    <Note tone="warning" title={`Loja fechada até ${formatDate(new Date(`${seller.closedUntil}T12:00:00Z`))}`}>
      {seller.closingWords ||
        `${seller.authorName} volta a vender no dia seguinte. Quem já comprou continua com tudo na biblioteca.`}
    </Note>
  );
}
