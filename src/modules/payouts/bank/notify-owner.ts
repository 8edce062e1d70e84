import type { Tx } from "#platform/db.ts";
import { bankLabel } from "#kit/banks.ts";
import { notify } from "../../notifications/notify.ts";
import type { BankAccount } from "./move-account.ts";
import { findOwner, findReceivingAccount } from "./queries.ts";
import { bankEmail, type BankNews } from "./schema.ts";

type Face = Pick<BankAccount, "bankCode" | "bankName" | "branchMasked" | "accountMasked">;

export const accountLine = (account: Face): string =>
  `${bankLabel(account.bankCode, account.bankName)}, agência ${account.branchMasked}, conta ${account.accountMasked}`;

/** E-mails the owner about a change of account, once per event. The e-mail of a request has the link that undoes it. */
export async function notifyOwner(
  tx: Tx,
  account: BankAccount,
  news: BankNews,
  requested: { device: string; network: string; denial: string } | null = null,
): Promise<void> {
  const owner = await findOwner(tx, account.storeId);
  if (!owner) return;
  const previous = news === "pedida" ? await findReceivingAccount(tx, account.storeId) : null;
  await notify(
    tx,
    { userId: owner.userId, event: "conta-bancaria.aviso", ref: `${account.id}:${news}`, facts: { news } },
    {
      kind: bankEmail,
      to: owner.email,
      payload: {
        name: owner.name,
        news,
        account: accountLine(account),
        previous: previous && accountLine(previous),
        usableFrom: account.usableFrom.toISOString(),
        requestedAt: account.createdAt.toISOString(),
        device: requested?.device ?? "",
        network: requested?.network ?? "",
        denial: requested?.denial ?? null,
        problem: account.problem,
      },
    },
  );
}
