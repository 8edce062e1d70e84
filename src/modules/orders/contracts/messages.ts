import { LICENSES } from "../../catalog/rules/licenses.ts";
import type { ContractLine, ContractSeller, ContractText } from "./schema.ts";

/** The terms of an order line: seller, licence, and the period and way of returning it. */
export const describeLine = ({ title, paidCents, license, returnDays, seller }: ContractLine): ContractText => ({
  title,
  paidCents,
  clauses: [
    `Vendido por ${sellerWords(seller)}.`,
    `${LICENSES[license].name}: ${LICENSES[license].terms.join(" ")}`,
    ...(paidCents > 0 ? [withdrawalWords(returnDays)] : []),
  ],
});

/** "Helena Prado (Helena Prado Ltda., CNPJ 12.345.678/0001-90, Juiz de Fora, MG)" */
function sellerWords({ authorName, legalName, document, place }: ContractSeller): string {
  if (document === "") return authorName;
  const kind = document.includes("/") ? "CNPJ" : "CPF";
  return `${authorName} (${[legalName, `${kind} ${document}`, place].filter(Boolean).join(", ")})`;
}

const withdrawalWords = (returnDays: number): string =>
  `Você desiste em até ${returnDays} dias depois do pagamento, pelo botão “Pedir reembolso” na página do pedido, e recebe tudo de volta.`;
