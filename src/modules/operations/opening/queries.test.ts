import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { legalIdentity } from "#modules/shop/settings.ts";
import { brandSetting, DEFAULT_CHOICE } from "#modules/shop/brand/settings.ts";
import { forgetCached } from "#platform/cached-tables.ts";
import { ok } from "#kit/outcome.ts";
import { db, transact } from "#platform/db.ts";
import { type EmailKind, enqueueEmail } from "#platform/outbox.ts";
import { createProduct, createStore, createUser } from "../../../../tests/factories.ts";
import { readOpeningFacts } from "./queries.ts";

const greeting: EmailKind<{ words: string }> = { name: "teste.abertura" };

async function keep(by: string, key: string, value: object): Promise<void> {
  await db.execute(sql`insert into settings (key, value, updated_by) values (${key}, ${JSON.stringify(value)}::jsonb, ${by})`);
  forgetCached("settings");
}
const emptySettings = async () => {
  await db.execute(sql`delete from settings`);
  forgetCached("settings");
};
beforeAll(emptySettings);
afterAll(emptySettings);

it("reads how far the operator has come, from what the market holds", async () => {
  await db.execute(sql`update users set roles = '{}' where roles <> '{}'`);
  expect(await readOpeningFacts()).toMatchObject({ isDefaultBrand: true, isUnnamed: true, hasSentEmail: false, owners: 0 });

  const owner = await createUser({ roles: ["admin"] });
  await keep(owner.id, brandSetting.key, { ...DEFAULT_CHOICE, name: "Feira do Papel" });
  await keep(owner.id, legalIdentity.key, { company: "Feira do Papel Ltda.", cnpj: "11.222.333/0001-81" });
  await createUser({ roles: ["financeiro"] });
  await createProduct((await createStore()).id);
  await transact(async (tx) => {
    await enqueueEmail(tx, greeting, { ref: "1", to: "alguem@exemplo.com.br", payload: { words: "oi" } });
    return ok();
  });
  expect((await readOpeningFacts()).hasSentEmail).toBe(false);
  await db.execute(sql`update outbox_emails set status = 'enviado', sent_at = now()`);
  const facts = await readOpeningFacts();
  expect(facts).toMatchObject({ isDefaultBrand: false, isUnnamed: false, hasSentEmail: true, owners: 1, hasTestKeys: true });
  expect(facts.categories).toBeGreaterThan(0);
});
