import { formatMoney } from "#kit/money.ts";
import { EmailText } from "#ui/email/layout.tsx";

type Sum = { amountCents: number; feeCents: number; netCents: number; account: string };

/** The amount, the fee, the net amount and the account: the same lines in every e-mail about a withdrawal. */
export const SumLines = ({ amountCents, feeCents, netCents, account }: Sum) => (
  <EmailText>
    Sai do saldo: {formatMoney(amountCents)}
    <br />
    Tarifa: {feeCents === 0 ? "grátis" : formatMoney(feeCents)}
    <br />
    <b>Cai na conta: {formatMoney(netCents)}</b>
    <br />
    Conta: {account}
  </EmailText>
);
