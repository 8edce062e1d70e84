import { Landmark } from "lucide-react";
import type { AccountSummary } from "./facts.ts";

/** The account that receives the money, with its number masked. */
export function AccountLines({ account }: { account: AccountSummary }) {
  return (
    <div className="flex items-start gap-3 text-sm">
      <span aria-hidden className="grid size-10 shrink-0 place-items-center rounded-ctl bg-well">
        <Landmark className="size-5" />
      </span>
      <div className="min-w-0 leading-[1.45]">
        <b className="font-semibold">
          {account.bankName} <span className="font-normal text-muted">({account.bankCode})</span>
        </b>
        <div className="tn text-muted">
          Agência {account.branchMasked} · {account.accountType === "poupanca" ? "Poupança" : "Conta corrente"}{" "}
          <span translate="no" className="whitespace-nowrap">
            {account.accountMasked}
          </span>
        </div>
        <div className="text-muted wrap-anywhere">{account.holderName}</div>
      </div>
    </div>
  );
}
