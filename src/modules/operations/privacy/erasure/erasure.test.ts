import { buffer } from "node:stream/consumers";
import { eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { listSales } from "../../../orders/sales/queries/list.ts";
import { factsOf, readColumns } from "../../../reviews/queries/review-facts.ts";
import { reviews } from "../../../reviews/tables.ts";
import { users } from "../../../accounts/tables.ts";
import { ok } from "#kit/outcome.ts";
import { db, transact } from "#platform/db.ts";
import { enqueueEmail } from "#platform/outbox.ts";
import { unseal } from "#platform/seal.ts";
import { storage } from "#platform/storage/open-storage.ts";
import { CANARIES, createKnownPerson } from "../../../../../tests/known-person.ts";
import { due, emailsLeft, provedViewer, statusOf } from "../../../../../tests/leaving.ts";
import { ledgerViolations } from "../../../../../tests/ledger.ts";
import { EVERY_TABLE } from "../inventory/every-table.ts";
import { erasures, legalHolds } from "../tables.ts";
import { finishErasure } from "./finish-erasure.ts";
import { requestErasure } from "./request-erasure.ts";
import { runErasures } from "./run-erasures.ts";
import { HOLD_SEAL } from "./seal-holds.ts";

/** Every table, in any schema, one of whose rows says one of the words; hashes and sealed texts cannot. */
async function tablesSaying(words: string[]): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and not c.relispartition and n.nspname not in ('pg_catalog', 'information_schema') and n.nspname not like 'pg\\_%'`);
  const saying: string[] = [];
  for (const { name } of rows) {
    const { rowCount } = await db.execute(sql`
      select 1 from ${sql.raw(name)} t where t::text ilike any(${sql.param(words.map((word) => `%${word}%`))}) limit 1`);
    if (rowCount) saying.push(name.replace(/^public\./, ""));
  }
  return saying.sort();
}

async function filesSaying(words: string[]): Promise<string[]> {
  const saying: string[] = [];
  for await (const key of storage().list("")) {
    const text = `${key} ${(await buffer((await storage().open(key)).stream)).toString("latin1")}`.toLowerCase();
    if (words.some((word) => text.includes(word))) saying.push(key);
  }
  return saying;
}

/** Of these the inventory knows rows that say nothing but numbers, dates and ids. */
const SILENT = new Set([
  "review_votes",
  "review_reminders",
  "entitlements",
  "order_items",
  "disputes",
  "state_history",
  "announcements",
  "shared_pages",
  "erasures",
  "legal_holds",
  "credential_changes",
  "terms_acceptances",
  "stores_followed",
  "list_followers",
  "followed_prices",
  "personal_exports",
  "store_takeouts",
  "library_marks",
  "fiscal_documents",
  "fiscal_files",
  "leak_searches",
  "second_step_resets",
  "payout_schedules",
  "anticipations",
]);

describe("erasing an account", () => {
  let known: Awaited<ReturnType<typeof createKnownPerson>>;
  let textBefore: string[];
  let filesBefore: string[];
  let booksBefore: Record<string, number>;

  beforeAll(async () => {
    known = await createKnownPerson();
    textBefore = await tablesSaying(CANARIES);
    filesBefore = await filesSaying(CANARIES);
    booksBefore = await ledgerViolations();
    const requested = await requestErasure(await provedViewer(known.user));
    expect(requested.ok).toBe(true);
    await due();
    await runErasures();
    expect(await statusOf(known.user)).toBe("executando");
    await emailsLeft();
    await runErasures();
  });

  it("the canary was in every table that the inventory says speaks of someone", () => {
    const tables = [...new Set(EVERY_TABLE.map(({ table }) => table))].filter((table) => !SILENT.has(table));
    expect(tables.filter((table) => !textBefore.includes(table))).toEqual([]);
    expect(filesBefore.length).toBeGreaterThanOrEqual(6);
  });

  it("afterwards no table of any schema and no file says anything of them (INV-42)", async () => {
    expect(await statusOf(known.user)).toBe("feita");
    expect(await tablesSaying(CANARIES)).toEqual([]);
    expect(await filesSaying(CANARIES)).toEqual([]);
  });

  it("the ledger says the same as it did (INV-42)", async () => {
    expect(await ledgerViolations()).toEqual(booksBefore);
  });

  it("who sold to them sees “Cliente removido”, and products sold by them stay with their buyers (INV-42)", async () => {
    const page = await listSales(known.bought.storeId, { situacao: "todas" });
    expect(page.rows[0]).toMatchObject({ buyerFirstName: "Cliente removido", title: known.bought.title });
    const [review] = await db
      .select(readColumns)
      .from(reviews)
      .innerJoin(users, eq(users.id, reviews.userId))
      .where(eq(reviews.userId, known.user.id));
    expect(factsOf(review!)).toMatchObject({ reviewer: "Cliente removido", rating: 4, text: "" });
    const { rows } = await db.execute(sql`
      select p.title, p.status, s.status as store, e.revoked_at from entitlements e join products p on p.id = e.product_id
      join stores s on s.id = p.store_id where e.user_id = ${known.client.id}`);
    expect(rows).toEqual([{ title: "Material vendido", status: "arquivado", store: "encerrada", revoked_at: null }]);
  });

  it("what the law requires to be kept stays sealed, per paid order and by the store, until the end of the fifth year", async () => {
    const holds = await db.select().from(legalHolds);
    expect(holds.map(({ kind, ref }) => `${kind}:${ref}`).sort()).toEqual([`loja:${known.store.id}`, `pedido:${known.order.id}`]);
    const hold = holds.find(({ kind }) => kind === "pedido");
    expect(JSON.parse(unseal(hold!.sealed, HOLD_SEAL) ?? "{}")).toMatchObject({
      name: "Zuleide Quimera",
      document: "11144477735",
    });
    expect(hold!.keepUntil).toBe(`${new Date().getUTCFullYear() + 5}-12-31`);
  });

  it("the pseudonym is the same everywhere and signs in nowhere", async () => {
    const { rows } = await db.execute<{ email: string }>(sql`
      select email from users where id = ${known.user.id} union select buyer_email from orders where user_id = ${known.user.id}
      union select email_key from coupon_uses where user_id = ${known.user.id}`);
    expect(rows.map((row) => row.email)).toEqual([expect.stringMatching(/^removido-[0-9a-f]{12}@removido\.invalid$/)]);
    const { rowCount } = await db.execute(sql`select 1 from sessions where user_id = ${known.user.id}`);
    expect(rowCount).toBe(0);
  });

  it("no e-mail goes to who has left", async () => {
    const [gone] = await db.select().from(users).where(eq(users.id, known.user.id));
    await transact(async (tx) =>
      ok(await enqueueEmail(tx, { name: "teste.depois" }, { ref: "1", to: gone!.email, payload: {} })),
    );
    const { rowCount } = await db.execute(sql`select 1 from outbox_emails where kind = 'teste.depois'`);
    expect(rowCount).toBe(0);
  });

  it("running it again changes nothing", async () => {
    const before = (await db.select().from(legalHolds)).length;
    const [done] = await db.select().from(erasures).where(eq(erasures.userId, known.user.id));
    expect(await finishErasure(done!.id)).toMatchObject({ reason: "not_running" });
    expect((await db.select().from(legalHolds)).length).toBe(before);
  });
});
