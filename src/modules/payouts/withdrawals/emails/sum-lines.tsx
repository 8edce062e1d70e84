import { formatMoney } from "#kit/money.ts";
import { EmailText } from "#ui/email/layout.tsx";

type Sum = { amountCents: number; feeCents: number; netCents: number; account: string };

/** What leaves the balance, what it costs, what arrives and where: the same lines in every email about a withdrawal. */
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
