import { EmailText } from "#ui/email/layout.tsx";
import { formatPrice } from "#kit/money.ts";
import { LICENSES } from "../../catalog/rules/licenses.ts";
import type { Contract } from "../../orders/contracts/schema.ts";
import { sellerWords, withdrawalWords } from "../../orders/contracts/messages.ts";

/** The contract of an order, as its buyer read it before paying. */
export const EmailContract = ({ contract: { lines, termsVersion } }: { contract: Contract }) => (
  <>
    <EmailText>
      <b>Resumo do contrato</b>
    </EmailText>
    {lines.map((line, index) => (
      <EmailText key={index}>
        {line.title}, {formatPrice(line.paidCents)}. Vendido por {sellerWords(line.seller)}. {LICENSES[line.license].name}:{" "}
        {LICENSES[line.license].terms.join(" ")} {line.paidCents > 0 && withdrawalWords(line.returnDays)}
      </EmailText>
    ))}
    <EmailText muted>Termos de uso aceitos: versão {termsVersion}. Guarde esta mensagem.</EmailText>
  </>
);
