import { eq, sql } from "drizzle-orm";
import { recipients } from "#modules/payments/tables/recipients.ts";
import { requestBankChange } from "#modules/payouts/bank/request-change.ts";
import type { AccountForm } from "#modules/payouts/bank/rules.ts";
import { documentIndex } from "#modules/payouts/recipients/document-index.ts";
import { bankAccounts } from "#modules/payouts/tables/bank.ts";
import { db } from "#platform/db.ts";
import type { AuthorViewer } from "#platform/door.ts";
import { emailsTo } from "./mailbox.ts";
import { authorWithBalance, type PaidAuthor } from "./paid-author.ts";

/** Another account of the same person, as typed. */
export const otherAccount: AccountForm = {
  bank: "260",
  account_type: "corrente",
  branch_number: "0001",
  branch_check_digit: "",
  account_number: "7654321",
  account_check_digit: "0",
  holder_name: "Helena Prado",
  holder_document: "52998224725",
};

/** An author who may change accounts now: entered here three days ago, with no credential changed lately. */
export async function settledAuthor(sandbox: Parameters<typeof authorWithBalance>[1]): Promise<PaidAuthor> {
  const author = await authorWithBalance(50_000, sandbox);
  await db
    .update(recipients)
    .set({ documentHash: documentIndex("52998224725"), documentMasked: "•••.982.247-••" })
    .where(eq(recipients.storeId, author.storeId));
  await settle(author.viewer);
  return author;
}

export async function settle(viewer: AuthorViewer): Promise<void> {
  await db.execute(sql`update sessions set created_at = now() - interval '3 days' where user_id = ${viewer.userId}`);
  await db.execute(sql`update credential_changes set at = now() - interval '30 days' where user_id = ${viewer.userId}`);
}

export const askChange = (viewer: AuthorViewer, change: AccountForm = {}) =>
  requestBankChange(viewer, { ...otherAccount, ...change }, { ip: "200.1.2.3", userAgent: "Mozilla/5.0 Firefox/140.0" });

export const accountsOf = ({ storeId }: PaidAuthor) =>
  db.select().from(bankAccounts).where(eq(bankAccounts.storeId, storeId)).orderBy(bankAccounts.createdAt);

export const statusesOf = async (author: PaidAuthor) => (await accountsOf(author)).map((row) => row.status);

export const bankEmails = async ({ user }: PaidAuthor) =>
  (await emailsTo(user.email)).filter((emailMessage) => emailMessage.kind === "conta-bancaria.aviso");

/** The wait of the store's change is over by the database's clock. */
export async function endWait({ storeId }: PaidAuthor): Promise<void> {
  await db
    .update(bankAccounts)
    .set({ usableFrom: sql`now() - interval '1 second'` as never, nextTryAt: null })
    .where(sql`store_id = ${storeId} and status in ('pendente', 'aplicando')`);
}
