import { POLICY_SLUGS } from "#modules/content/policies/rules/policy-paths.ts";
import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { ok } from "#kit/outcome.ts";
import { db, transact } from "#platform/db.ts";
import { enqueue } from "#platform/jobs.ts";
import { providerCalls } from "#platform/metrics.ts";
import { enqueueEmail } from "#platform/outbox.ts";
import { settings } from "#platform/settings.ts";
import { reindexStale } from "../../catalog/reindex-stale.ts";
import { indexProducts } from "../../catalog/index-product.ts";
import { createProduct, createStore, createUser } from "../../../../tests/factories.ts";
import { savePolicyTexts } from "../../content/policies/save-policy-texts.ts";
import { processEventJob } from "../../payments/schema.ts";
import { listStuckEmails, readHeader } from "./queries/read-health.ts";
import { reindexSearch } from "./try-again.ts";
import { listPolicies } from "./list-policies.ts";
import { listProviderCalls } from "./list-provider-calls.ts";
import { listQueues } from "./list-queues.ts";
import { readSystem } from "./read-system.ts";
import { readWebhookBody } from "./read-webhook.ts";
import { troublesOf } from "./rules.ts";

it("shows what a webhook said, with nothing of who pays or who receives", async () => {
  const body = {
    id: "hook_1",
    type: "order.paid",
    data: {
      id: "or_1",
      amount: 6090,
      customer: { name: "Marina Teles", email: "marina@exemplo.com.br", document: "52998224725" },
      charges: [{ id: "ch_1", status: "paid", last_transaction: { qr_code: "00020126", card: { last_four_digits: "4242" } } }],
      recipient: { id: "re_1", name: "Helena Prado", default_bank_account: { account_number: "12345", bank: "001" } },
    },
  };
  await db.execute(
    sql`insert into webhook_events (id, type, body) values ('hook_1', 'order.paid', ${JSON.stringify(body)}::jsonb)`,
  );
  const shown = (await readWebhookBody("hook_1")) ?? "";
  for (const saved of ["or_1", "6090", "ch_1", '"paid"', "re_1"]) expect(shown).toContain(saved);
  expect(shown).not.toMatch(/Marina|Helena|exemplo|52998224725|00020126|4242|12345/);
  expect(await readWebhookBody("hook_2")).toBeNull();
});

it("counts what there is, and what has not happened yet is zero", async () => {
  const facts = await readSystem();
  expect(facts).toMatchObject({
    process: { providerCalls: 0, providerFailures: 0, providerMs: null },
    search: { rows: 0, behind: 0 },
    storage: { files: 0, bytes: 0 },
  });
  expect(facts.database.bytes).toBeGreaterThan(0);
  expect(facts.database.lastMigration).toMatch(/^\d{4}_.+/);
});

it("counts what waits in each queue, and only in those that have something", async () => {
  expect(await listQueues()).toEqual([]);
  await transact(async (tx) => {
    await enqueue(tx, processEventJob, { eventId: "hook_1" });
    return ok(await enqueue(tx, processEventJob, { eventId: "hook_2" }, { startAfter: 3_600 }));
  });
  expect(await listQueues()).toEqual([
    { queue: processEventJob.name, waiting: 1, running: 0, dead: 0, oldestAt: expect.any(Date) },
  ]);
});

it("says at a glance that nothing needs attention, and then what does, with the way there", async () => {
  expect(troublesOf(await readHeader()).filter(({ to }) => to !== "filas")).toEqual([]);
  await db.insert(settings).values({ key: "selling", value: { isOn: false }, updatedBy: "teste" });
  await db.execute(sql`insert into webhook_events (id, type, body, status) values ('hook_9', 'order.paid', '{}', 'morto')`);
  await db.execute(sql`update pgboss.job set start_after = now() - interval '6 minutes' where state = 'created'`);
  expect(troublesOf(await readHeader())).toEqual([
    { words: "as compras estão paradas", to: "chaves" },
    { words: "um trabalho espera há 6 minutos", to: "filas" },
    { words: "1 aviso com falha definitiva", to: "avisos" },
  ]);
});

it("separates an e-mail the other side refused from one still on its way", async () => {
  await transact(async (tx) => {
    for (const to of ["ana@exemplo.com.br", "bia@exemplo.com.br"])
      await enqueueEmail(tx, { name: "teste" }, { ref: to, to, payload: {} });
    return ok();
  });
  await db.execute(sql`update outbox_emails set created_at = now() - interval '1 hour', attempts = 1,
    last_error = case recipient when 'ana@exemplo.com.br' then 'Error: Message failed: 550 5.1.1 unknown user' else 'Error: ETIMEDOUT' end`);
  const { emailMessages, sent } = await listStuckEmails();
  expect(sent).toBe(0);
  expect(emailMessages.map(({ isRefused }) => isRefused).toSorted((one, other) => Number(one) - Number(other))).toEqual([
    false,
    true,
  ]);
  expect(JSON.stringify(emailMessages)).not.toContain("ana@exemplo");
});

it("groups provider calls by call, and policies with the texts they have had", async () => {
  providerCalls.observe({ call: "GET /orders/{id}", outcome: "ok" }, 0.1);
  providerCalls.observe({ call: "GET /orders/{id}", outcome: "unreachable" }, 0.3);
  expect(await listProviderCalls()).toEqual([{ call: "GET /orders/{id}", count: 2, failures: 1, meanMs: 200 }]);
  await savePolicyTexts();
  const policies = await listPolicies();
  expect(policies.map(({ slug }) => slug)).toEqual([...POLICY_SLUGS]);
  for (const { texts, changedAt, what } of policies)
    expect([texts, changedAt, what]).toEqual([1, expect.any(Date), expect.any(String)]);
  expect(policies.map(({ accepted }) => accepted)).toEqual(POLICY_SLUGS.map((slug) => (slug === "termos-de-uso" ? 0 : null)));
});

it("rebuilds the whole search on request, with the reason in the audit log; asked for by three at once or again, it happens once", async () => {
  const [admin, store] = [await createUser(), await createStore()];
  const ids = [await createProduct(store.id), await createProduct(store.id)].map(({ id }) => id);
  await transact(async (tx) => ok(await indexProducts(tx, ids)));
  const behind = async () => (await readSystem()).search.behind;
  expect(await behind()).toBe(0);
  const ask = () => reindexSearch(admin.id, { motivo: "termos novos" });
  const answers = await Promise.all([ask(), ask(), ask()]);
  expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
  expect(await behind()).toBe(2);
  expect(await ask()).toMatchObject({ ok: false, reason: "already_done" });
  expect(await reindexStale()).toBe(2);
  expect(await behind()).toBe(0);
  const { rows } = await db.execute(sql`select action, reason from admin_audit`);
  expect(rows).toEqual([{ action: "refazer-busca", reason: "termos novos" }]);
});
