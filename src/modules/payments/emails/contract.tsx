import { EmailText } from "#ui/email/layout.tsx";
import { formatPrice } from "#kit/money.ts";
import type { Contract } from "../../orders/contracts/schema.ts";
import { describeLine } from "../../orders/contracts/messages.ts";

/** The contract of an order, as its buyer read it before the payment. */
export const EmailContract = ({ contract: { lines, termsVersion } }: { contract: Contract }) => (
  <>
    <EmailText>
      <b>Resumo do contrato</b>
    </EmailText>
    {lines.map(describeLine).map(({ title, paidCents, clauses }, index) => (
      <EmailText key={index}>
        {title}, {formatPrice(paidCents)}. {clauses.join(" ")}
      </EmailText>
    ))}
    <EmailText muted>Termos de uso aceitos: versão {termsVersion}. Guarde esta mensagem.</EmailText>
  </>
);
