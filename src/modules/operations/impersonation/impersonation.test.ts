import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { db, transact } from "#platform/db.ts";
import { col, readRows } from "#platform/read.ts";
import { ok } from "#kit/outcome.ts";
import { createProduct, createStore, createUser, type TestUser } from "../../../../tests/factories.ts";
import { createSoldOrder } from "../../../../tests/sold-order.ts";
import { notify } from "#modules/notifications/notify.ts";
import { startImpersonation } from "./start-impersonation.ts";
import { readImpersonation } from "./read-impersonation.ts";
import { readImpersonationSearch, IMPERSONATION_PARTS, impersonationHref } from "./rules.ts";

const motivo = "Ela diz que o material sumiu da estante.";
let admin: TestUser;
let buyer: TestUser;

const see = (parte: (typeof IMPERSONATION_PARTS)[number] = "biblioteca", who = admin.id, pagina = 1) =>
  readImpersonation(who, { userId: buyer.id, parte, pagina });
const actsOn = async (userId: string) =>
  await readRows(
    db,
    { adminId: col.text`admin_id`, action: col.text`action`, reason: col.text`reason` },
    (row) => sql`select ${row} from admin_audit where target_id = ${userId} order by id`,
  );
/** All there is of a person that a reading of hers would change. */
const traces = async () =>
  (
    await db.execute(sql`select
      (select md5(string_agg(t::text, '' order by t.id)) from notifications t) as notices,
      (select count(*)::int from downloads) as downloads, (select count(*)::int from library_marks) as marks,
      (select md5(string_agg(t::text, '' order by t.id)) from entitlements t) as rights,
      (select md5(string_agg(t::text, '' order by t.id)) from orders t) as orders,
      (select md5(string_agg(t::text, '' order by t.id)) from users t) as people,
      (select count(*)::int from sessions) as sessions, (select count(*)::int from outbox_emails) as "emailMessages"`)
  ).rows[0];

beforeAll(async () => {
  admin = await createUser({ name: "Renata Queiroz", roles: ["admin"] });
  buyer = await createUser({ name: "Joana Fialho Duarte" });
  const seller = await createUser({ name: "Helena Prado" });
  const store = await createStore({ ownerId: seller.id, name: "Ateliê Prado" });
  await createStore({ ownerId: buyer.id, name: "Banca da Joana" });
  await createSoldOrder(buyer, [await createProduct(store.id, { title: "Frações na feira" })]);
  await transact(async (tx) => {
    await notify(tx, {
      userId: buyer.id,
      event: "conta.seguranca",
      ref: "a",
      facts: { news: "aparelho_novo", about: "Firefox de Joana" },
    });
    return ok();
  });
});

describe("seeing what a person sees (rules: never acting as another person)", () => {
  it("without a reason in the audit log one only knows, roughly, who it would be (INV-37)", async () => {
    for (const parte of IMPERSONATION_PARTS) {
      const impersonation = await see(parte);
      expect(impersonation).toMatchObject({ open: null, hinted: { name: "Joana" } });
      expect(JSON.stringify(impersonation)).not.toMatch(new RegExp(`Fialho|Frações|${buyer.email}`));
    }
    expect(await actsOn(buyer.id)).toEqual([]);
  });

  it("with a reason the library, orders, store and notices are read, and nothing changes on their side", async () => {
    expect(await startImpersonation(admin.id, { userId: buyer.id, motivo })).toEqual({ ok: true });
    expect(await actsOn(buyer.id)).toEqual([{ adminId: admin.id, action: "ver-como-a-pessoa", reason: motivo }]);
    const before = await traces();
    const [library, orders, store, notices] = await Promise.all(IMPERSONATION_PARTS.map((parte) => see(parte)));
    expect(library?.open?.part).toMatchObject({ items: [{ title: "Frações na feira" }], steps: [{ kind: "baixar" }] });
    expect(orders?.open?.part).toMatchObject({ orders: [{ status: "pago", titles: ["Frações na feira"] }], pages: 1 });
    expect(store?.open?.part).toMatchObject({ store: { name: "Banca da Joana", status: "aprovada" } });
    const device = { title: "Entrada de um aparelho novo", isRead: false };
    expect(notices?.open?.part).toMatchObject({ notices: [device, { title: "Seu material está na biblioteca" }] });
    expect(await traces()).toEqual(before);
    expect(JSON.stringify([library, orders, store, notices])).not.toMatch(
      new RegExp(`Fialho|${buyer.email}|${buyer.document}|Firefox|baixar/|token`),
    );
    expect(await see("pedidos", admin.id, 9)).toMatchObject({ open: { part: { orders: [] } } });
  });

  it("holds for who gave the reason, for that person, and for fifteen minutes", async () => {
    const other = await createUser({ roles: ["admin"] });
    expect(await see("pedidos", other.id)).toMatchObject({ open: null });
    expect(await readImpersonation(admin.id, { userId: other.id, parte: "pedidos", pagina: 1 })).toMatchObject({ open: null });
    const open = (await see())?.open;
    expect((open?.untilMs ?? 0) - (open?.nowMs ?? 0)).toBeLessThanOrEqual(15 * 60_000);
    await db.execute(sql`alter table admin_audit disable trigger admin_audit_fixed`);
    const age = (minutes: number) =>
      db.execute(sql`update admin_audit set at = now() - make_interval(mins => ${minutes}) where target_id = ${buyer.id}`);
    await age(14);
    expect((await see())?.open).not.toBeNull();
    await age(15);
    expect(await see()).toMatchObject({ open: null });
    await startImpersonation(admin.id, { userId: buyer.id, motivo: "Ela escreveu de novo." });
    expect((await see())?.open).not.toBeNull();
    expect(await actsOn(buyer.id)).toHaveLength(2);
  });

  it("one's own account does not open, nor one that does not exist", async () => {
    expect(await startImpersonation(admin.id, { userId: admin.id, motivo })).toMatchObject({ reason: "own_account" });
    expect(await startImpersonation(admin.id, { userId: randomUUID(), motivo })).toMatchObject({ reason: "not_found" });
    expect(await readImpersonation(admin.id, { userId: randomUUID(), parte: "loja", pagina: 1 })).toBeNull();
  });
});

it("the address says the part and the page, and what makes no sense is as if absent", () => {
  expect(readImpersonationSearch({ parte: "pedidos", pagina: "3" })).toEqual({ parte: "pedidos", pagina: 3 });
  expect(readImpersonationSearch({ parte: "senhas", pagina: "-1" })).toEqual({});
  expect(impersonationHref("x", { parte: "avisos" })).toBe("/painel/admin/usuarios/x/visao?parte=avisos");
});
