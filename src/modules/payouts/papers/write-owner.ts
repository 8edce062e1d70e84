import type { Paper } from "../../payments/receipts/paper.ts";
import type { Owner } from "./queries/paper-owner.ts";

/** Writes the document's holder at its top. */
export function writeOwner(paper: Paper, { store, name, document, city }: Owner): void {
  paper.write(name, { bold: true });
  paper.write(
    [document.includes("/") ? `CNPJ ${document}` : `CPF ${document}`, `loja ${store}`, city].filter(Boolean).join(" · "),
    {
      size: 8,
      muted: true,
    },
  );
}
