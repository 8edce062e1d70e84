import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { mirrorRecipient } from "#modules/payments/recipients/mirror-recipient.ts";
import { recipients } from "#modules/payments/tables/recipients.ts";
import { findReceivingAccount } from "#modules/payouts/bank/queries.ts";
import { ok } from "#kit/outcome.ts";
import { db, transact } from "#platform/db.ts";
import { createStore } from "../../../tests/factories.ts";
import { attachSandbox } from "../../../tests/sandbox.ts";
import { recipientId, recipientSeeds, writeRecipient } from "./recipients.ts";

const sandbox = attachSandbox();

it("the sandbox knows each author as the database stores them: status, document and account", async () => {
  const stores = [
    await createStore(),
    await createStore({ document: "11222333000181", legalName: "Ateliê Muito Comprido das Letras Ltda." }),
  ];
  await db.delete(recipients);
  await transact(async (tx) => {
    for (const { id, ...store } of stores) await writeRecipient(tx, id, store, new Date(Date.now() - 400 * 86_400_000));
    await sandbox.call("POST", "/sandbox/recipients", await recipientSeeds(tx));
    return ok();
  });
  for (const { id } of stores) {
    const [before] = await db.select().from(recipients).where(eq(recipients.storeId, id));
    await mirrorRecipient(id, "teste");
    const [after] = await db.select().from(recipients).where(eq(recipients.storeId, id));
    expect(after).toMatchObject({ status: before?.status, kycReason: before?.kycReason, providerId: recipientId(id) });
    const account = await findReceivingAccount(db, id);
    expect(account).toMatchObject({ isUsable: true });
    type Known = { id: string; default_bank_account: { bank: string; account_number: string } };
    const known = (await sandbox.call<Known[]>("GET", "/sandbox/recipients")).find((one) => one.id === recipientId(id));
    expect(known?.default_bank_account.bank).toBe(account?.bankCode);
    expect(account?.accountMasked).toContain(known?.default_bank_account.account_number.slice(-2));
  }
});
