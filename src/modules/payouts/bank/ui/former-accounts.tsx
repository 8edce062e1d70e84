import { formatDate } from "#kit/date-format.ts";
import type { AccountLine } from "../queries.ts";
import { AccountPill } from "./account-pill.tsx";

/** The former accounts and the changes that did not take effect, newest first. */
export function FormerAccounts({ accounts }: { accounts: AccountLine[] }) {
  if (accounts.length === 0) return null;
  return (
    <details className="border-t border-line pt-3 text-sm">
      <summary className="min-h-6 cursor-pointer font-semibold">Histórico</summary>
      <ul className="mt-2 grid gap-3">
        {accounts.map((account) => (
          <li key={account.id} className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
            <span className="min-w-0">
              <span className="block">
                {account.bankName}, agência {account.branchMasked}, <span translate="no">{account.accountMasked}</span>
              </span>
              <span className="block text-2xs text-muted">
                Pedida em {formatDate(new Date(account.createdAt))}
                {account.closedAt && `, encerrada em ${formatDate(new Date(account.closedAt))}`}
                {account.problem && `. ${account.problem}`}
              </span>
            </span>
            <AccountPill status={account.status} />
          </li>
        ))}
      </ul>
    </details>
  );
}
