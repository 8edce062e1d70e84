import { sql } from "drizzle-orm";
import type { Tx } from "#platform/db.ts";
import { col, defineRow, readRows } from "#platform/read.ts";
import { accountText } from "./account-text.ts";
import { notify } from "../../notifications/notify.ts";
import type { Withdrawal } from "./move-withdrawal.ts";
import { type WithdrawalNews, withdrawalNewsEmail } from "./schema.ts";

type Row = { name: string; email: string; bankCode: string; bankName: string; branchMasked: string; accountMasked: string };

const ROW = defineRow<Row>({
  name: col.text`u.name`,
  email: col.text`u.email`,
  bankCode: col.text`a.bank_code`,
  bankName: col.text`a.bank_name`,
  branchMasked: col.text`a.branch_masked`,
  accountMasked: col.text`a.account_masked`,
});

/** Notifies the author of the withdrawal's current state by e-mail; once per state. */
export async function notifyAuthor(tx: Tx, withdrawal: Withdrawal): Promise<void> {
  const rows = await readRows(
    tx,
    ROW,
    sql`select ${ROW}
    from users u, bank_accounts a where u.id = ${withdrawal.userId} and a.id = ${withdrawal.accountId}`,
  );
  const [facts] = rows;
  if (!facts) return;
  const { amountCents, feeCents, netCents, problem, userId } = withdrawal;
  const news = withdrawal.status as WithdrawalNews;
  await notify(
    tx,
    { userId, event: "saque.andamento", ref: `${withdrawal.id}:${news}`, facts: { news, amountCents } },
    {
      kind: withdrawalNewsEmail,
      to: facts.email,
      payload: {
        name: facts.name,
        news,
        amountCents,
        feeCents,
        netCents,
        account: accountText(facts),
        problem,
        isAutomatic: withdrawal.schedulePeriod !== null,
      },
    },
  );
}
