import { and, eq, isNull, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { ok } from "#kit/outcome.ts";
import { issueCode } from "#modules/accounts/codes.ts";
import { sessions, users } from "#modules/accounts/tables.ts";
import { entitlements } from "#modules/delivery/tables.ts";
import { findDownload } from "#modules/delivery/queries/find-download.ts";
import { listPurchaseEvents } from "#modules/delivery/queries/list-events.ts";
import { listThreads } from "#modules/delivery/conversations/queries/list-threads.ts";
import { orders } from "#modules/orders/tables.ts";
import { correctEmailAsAdmin } from "#modules/operations/orders/correct-email.ts";
import { db, transact } from "#platform/db.ts";
import { outboxEmails } from "#platform/outbox.ts";
import type { Viewer } from "#platform/session.ts";
import { col, readRows } from "#platform/read.ts";
import { createProduct, createStore, createUser, type TestUser, viewerOf } from "../../../../tests/factories.ts";
import { createSoldOrder } from "../../../../tests/sold-order.ts";
import { askCorrection } from "./ask-correction.ts";
import { correctEmail } from "./correct-email.ts";

const CALLER = { ip: "203.0.113.7", userAgent: "teste" };
let turn = 0;
let right: string;
let guest: TestUser;
let viewer: Viewer;
let storeId: number;
let product: Awaited<ReturnType<typeof createProduct>>;
let orderId: string;

beforeEach(async () => {
  turn += 1;
  right = `certo${turn}@exemplo.com.br`;
  guest = await createUser({ email: `errado${turn}@exenplo.com.br`, emailVerified: false });
  viewer = await viewerOf(guest);
  storeId = (await createStore()).id;
  product = await createProduct(storeId);
  orderId = (await createSoldOrder(guest, [product])).id;
});

const codeFor = async (email: string) => (await transact(async (tx) => ok(await issueCode(tx, email)))).value;
const correct = async (code?: string, who = viewer, email = right) =>
  correctEmail(who, { orderId, email, code: code ?? (await codeFor(email)) }, CALLER);
const orderNow = async (id = orderId) => (await db.select().from(orders).where(eq(orders.id, id)))[0];
const personOf = async (email: string) => (await db.select().from(users).where(eq(users.email, email)))[0];
const emailsTo = async (email: string) =>
  (await db.select().from(outboxEmails).where(eq(outboxEmails.recipient, email))).map((one) => one.kind);
const accessOf = async (userId: string) => {
  const mine = and(eq(entitlements.userId, userId), isNull(entitlements.revokedAt));
  const [access] = await db.select({ id: entitlements.id }).from(entitlements).where(mine);
  return access ? findDownload(userId, access.id, product.fileId) : null;
};

describe("correcting an order's e-mail", () => {
  it("with the code that reached the right address, receipt and library move to it, and both addresses know (INV-21)", async () => {
    expect(await askCorrection(viewer, { orderId, email: right }, CALLER)).toMatchObject({ ok: true });
    expect(await emailsTo(right)).toEqual(["pedido.email-codigo"]);
    const answer = await correct();
    expect(answer).toMatchObject({ ok: true, value: { isStillMine: true, setCookie: expect.stringContaining("sid=") } });
    const person = await personOf(right);
    expect(person?.emailVerified).toBe(true);
    expect(await orderNow()).toMatchObject({ userId: person?.id, buyerEmail: right });
    expect(await accessOf(person?.id ?? "")).not.toBeNull();
    expect(await accessOf(guest.id)).toBeNull();
    expect((await emailsTo(right)).toSorted()).toEqual(["pedido.email-codigo", "pedido.email-corrigido", "pedido.recibo"]);
    const [email] = await db
      .select()
      .from(outboxEmails)
      .where(and(eq(outboxEmails.kind, "pedido.email-corrigido"), eq(outboxEmails.recipient, guest.email)));
    expect(JSON.stringify(email?.payload)).not.toContain(right);
    expect(JSON.stringify(email?.payload)).not.toContain(product.title);
    expect((await listPurchaseEvents(orderId)).map((event) => event.kind)).toContain("email_corrigido");
    expect(await listThreads(viewer, orderId)).toBeNull();
    expect(await listThreads({ userId: person?.id ?? "", storeId: null }, orderId)).toHaveLength(1);
  });

  it("from an account never proven goes everything bought with the wrong address", async () => {
    const second = await createSoldOrder(guest, [await createProduct(storeId)]);
    await correct();
    const person = await personOf(right);
    expect((await orderNow(second.id))?.userId).toBe(person?.id);
  });

  it("of someone who has an account it enters it; password and sessions of who never proved the mailbox end", async () => {
    const squatter = await createUser({ email: right, emailVerified: false });
    const expiresAt = new Date(Date.now() + 3_600_000);
    await db.insert(sessions).values({ userId: squatter.id, token: `intruso-${turn}`, expiresAt });
    expect(await correct()).toMatchObject({ ok: true });
    expect((await orderNow())?.userId).toBe(squatter.id);
    const left = await db.select({ token: sessions.token }).from(sessions).where(eq(sessions.userId, squatter.id));
    expect(left.map((one) => one.token)).not.toContain(`intruso-${turn}`);
    expect(left).toHaveLength(1);
  });

  it("a wrong code changes nothing and spends one attempt", async () => {
    const code = await codeFor(right);
    const wrong = code === "000000" ? "000001" : "000000";
    for (let time = 0; time < 5; time++) expect(await correct(wrong)).toMatchObject({ reason: "wrong_code" });
    expect(await correct(code)).toMatchObject({ reason: "wrong_code" });
    expect(await orderNow()).toMatchObject({ userId: guest.id, buyerEmail: guest.email });
  });

  it("counts a wrong code with the address's of the day, past which a right one opens nothing from an unknown place", async () => {
    const code = await codeFor(right);
    expect(await correct(code === "000000" ? "000001" : "000000")).toMatchObject({ reason: "wrong_code" });
    await db.execute(sql`update rate_limits set points = 100 where key like 'wrong-codes-day:%'`);
    expect(await correct(code)).toMatchObject({ reason: "wrong_code" });
    expect(await orderNow()).toMatchObject({ userId: guest.id });
    await db.execute(sql`delete from rate_limits where key like 'wrong-codes-day:%'`);
    expect(await correct(code)).toMatchObject({ ok: true });
  });

  it("requested twice at once, one passes", async () => {
    const code = await codeFor(right);
    const both = await Promise.all([correct(code), correct(code)]);
    expect(both.filter((one) => one.ok)).toHaveLength(1);
    expect((await emailsTo(right)).filter((kind) => kind === "pedido.recibo")).toHaveLength(1);
  });

  it("refuses another's order, the same e-mail and the seller's; who has proven their mailbox first confirms who they are", async () => {
    const stranger = await viewerOf(await createUser());
    expect(await correct(undefined, stranger)).toMatchObject({ reason: "not_found" });
    expect(await askCorrection(stranger, { orderId, email: right }, CALLER)).toMatchObject({ reason: "not_found" });
    expect(await correct(undefined, viewer, guest.email.toUpperCase())).toMatchObject({ reason: "same_email" });
    const rows = await readRows(
      db,
      { email: col.text`u.email` },
      (row) => sql`select ${row} from users u join stores s on s.owner_id = u.id where s.id = ${storeId}`,
    );
    expect(await correct(undefined, viewer, rows[0]?.email ?? "")).toMatchObject({ reason: "own_product" });
    const proven = { ...viewer, emailVerified: true };
    expect(await correct(undefined, proven)).toMatchObject({ reason: "step_up_needed" });
    expect(await askCorrection(proven, { orderId, email: right }, CALLER)).toMatchObject({ reason: "step_up_needed" });
    expect((await orderNow())?.userId).toBe(guest.id);
  });
});

describe("the platform corrects an order's e-mail", () => {
  it("with a reason in the audit log and confirmation of who one is; who has no account yet gains one, mailbox unproven", async () => {
    const admin = await createUser({ roles: ["admin"] });
    const requested = { orderId, email: right, motivo: "pedido por telefone" };
    const asAdmin = await viewerOf(admin);
    expect(await correctEmailAsAdmin(asAdmin, requested)).toMatchObject({ reason: "step_up_needed" });
    const expiresAt = new Date(Date.now() + 3_600_000);
    const [session] = await db
      .insert(sessions)
      .values({ userId: admin.id, token: `admin-${turn}`, expiresAt, steppedUpAt: new Date() })
      .returning();
    const proven = { ...asAdmin, sessionId: session?.id ?? "" };
    expect(await correctEmailAsAdmin(proven, requested)).toEqual({ ok: true, value: undefined });
    const person = await personOf(right);
    expect(person?.emailVerified).toBe(false);
    expect(await orderNow()).toMatchObject({ userId: person?.id, buyerEmail: right });
    expect(await accessOf(person?.id ?? "")).not.toBeNull();
    const { rows } = await db.execute<{ detail: object }>(
      sql`select detail from admin_audit where action = 'corrigir-email' and target_id = ${orderId}`,
    );
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(right);
    expect(await correctEmailAsAdmin(proven, requested)).toMatchObject({ reason: "already_done" });
  });
});
