import type { ContractSeller } from "./schema.ts";

/** "Helena Prado (Helena Prado Ltda., CNPJ 12.345.678/0001-90, Juiz de Fora, MG)" */
export function sellerWords({ authorName, legalName, document, place }: ContractSeller): string {
  if (document === "") return authorName;
  const kind = document.includes("/") ? "CNPJ" : "CPF";
  return `${authorName} (${[legalName, `${kind} ${document}`, place].filter(Boolean).join(", ")})`;
}

/** Until when and how a line is given back. */
export const withdrawalWords = (returnDays: number): string =>
  returnDays > 7
    ? `Você desiste em até ${returnDays} dias depois do pagamento, pelo botão “Pedir reembolso” na página do pedido, e recebe tudo de volta.`
    : "Você desiste em até 7 dias depois do pagamento, pelo botão “Pedir reembolso” na página do pedido, e recebe tudo de volta.";
