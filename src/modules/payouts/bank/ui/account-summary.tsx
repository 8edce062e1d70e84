import { Landmark } from "lucide-react";
import { bankLabel } from "#kit/banks.ts";
import type { AccountLine } from "../queries.ts";

const TYPES = { corrente: "Conta corrente", poupanca: "Poupança" };

/** A bank account, in the form its owner recognises. */
export function AccountSummary({ account }: { account: AccountLine }) {
  return (
    <div className="flex gap-4">
      <span aria-hidden className="grid size-12 shrink-0 place-items-center rounded-block bg-well">
        <Landmark className="size-5" />
      </span>
      <p className="min-w-0 text-sm [overflow-wrap:anywhere]">
        <b className="block text-base font-semibold">{bankLabel(account.bankCode, account.bankName)}</b>
        <span className="block text-muted">Agência {account.branchMasked}</span>
        <span className="block text-muted">
          {TYPES[account.accountType]} <span translate="no">{account.accountMasked}</span>
        </span>
        <span className="block text-muted">{account.holderName}</span>
        <span className="block text-muted">
          {account.documentMasked.includes("/") ? "CNPJ" : "CPF"} {account.documentMasked}
        </span>
      </p>
    </div>
  );
}
