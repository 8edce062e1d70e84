import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { db } from "#platform/db.ts";
import { col, readRows } from "#platform/read.ts";
import { createProduct, createStore, createUser, viewerOf } from "../../../../../tests/factories.ts";
import { due, emailsLeft, provedViewer, statusOf } from "../../../../../tests/leaving.ts";
import { createSoldOrder } from "../../../../../tests/sold-order.ts";
import { findBlocks } from "../queries/find-blocks.ts";
import { legalHolds } from "../tables.ts";
import { dropErasure } from "./drop-erasure.ts";
import { repeatErasures } from "./repeat-erasures.ts";
import { requestErasure } from "./request-erasure.ts";
import { runErasures } from "./run-erasures.ts";

describe("asking to leave", () => {
  it("asks for proof of who one is, lasts seven days and can be given up", async () => {
    const user = await createUser();
    expect(await requestErasure(await viewerOf(user))).toMatchObject({ reason: "step_up_needed" });
    const viewer = await provedViewer(user);
    const requested = await requestErasure(viewer);
    if (!requested.ok) throw new Error(requested.reason);
    const rows = await readRows(
      db,
      { days: col.int`round(extract(epoch from due_at - requested_at) / 86400)::int` },
      (row) => sql`select ${row} from erasures where user_id = ${user.id}`,
    );
    expect(rows).toEqual([{ days: 7 }]);
    expect(await requestErasure(viewer)).toMatchObject({ reason: "already_asked" });
    await runErasures();
    expect(await statusOf(user)).toBe("carencia");
    expect((await dropErasure(viewer)).ok).toBe(true);
    expect(await dropErasure(viewer)).toMatchObject({ reason: "not_asked" });
    await due();
    await runErasures();
    expect((await viewerOf(user)).email).toBe(user.email);
    expect((await requestErasure(viewer)).ok).toBe(true);
    await dropErasure(viewer);
  });

  it("ten requests at once open a single one", async () => {
    const viewer = await provedViewer(await createUser());
    const answers = await Promise.all(Array.from({ length: 10 }, () => requestErasure(viewer)));
    expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
    await dropErasure(viewer);
  });

  it("an open order prevents it; at the set time it makes it wait another day and notifies once", async () => {
    const user = await createUser();
    const product = await createProduct((await createStore()).id);
    const order = await createSoldOrder(user, [product], null);
    const viewer = await provedViewer(user);
    expect(await requestErasure(viewer)).toMatchObject({ reason: "blocked" });
    expect(await findBlocks(db, user.id)).toMatchObject([{ kind: "pedido_aberto", orderId: order.id, number: order.number }]);
    await db.execute(sql`insert into erasures (user_id, due_at) values (${user.id}, now())`);
    for (let day = 0; day < 2; day++) {
      await due();
      await runErasures();
    }
    expect(await statusOf(user)).toBe("carencia");
    const rows = await readRows(
      db,
      {
        days: col.int`round(extract(epoch from due_at - now()) / 86400)::int`,
        emailMessages: col.int`(select count(*)::int from outbox_emails where recipient = ${user.email} and kind = 'privacidade.exclusao-parada')`,
      },
      (row) => sql`select ${row}
      from erasures where user_id = ${user.id}`,
    );
    expect(rows).toEqual([{ days: 1, emailMessages: 1 }]);
    await db.execute(sql`update orders set status = 'expirado' where id = ${order.id}`);
    await due();
    await runErasures();
    await emailsLeft();
    await runErasures();
    expect(await statusOf(user)).toBe("feita");
    expect(await db.select().from(legalHolds).where(eq(legalHolds.ref, order.id))).toEqual([]);
  });

  it.each([
    ["saldo", sql`insert into wallets (store_id, available_cents) select id, 100 from stores where owner_id = `],
    ["divida", sql`insert into wallets (store_id, debt_cents) select id, 100 from stores where owner_id = `],
    ["administra", sql`update users set roles = '{admin}' where id = `],
    ["venda_aberta", null],
  ])("%s prevents it", async (kind, setUp) => {
    const user = await createUser();
    const store = await createStore({ ownerId: user.id });
    if (setUp) await db.execute(sql`${setUp}${user.id}`);
    else await createSoldOrder(await createUser(), [await createProduct(store.id)], null);
    expect((await findBlocks(db, user.id)).map((block) => block.kind)).toEqual([kind]);
    expect(await requestErasure(await provedViewer(user))).toMatchObject({ reason: "blocked" });
  });

  it("two workers erasing the same person erase once", async () => {
    const user = await createUser({ name: "Duas Vezes" });
    const product = await createProduct((await createStore()).id);
    const order = await createSoldOrder(user, [product]);
    expect((await requestErasure(await provedViewer(user))).ok).toBe(true);
    await due();
    await runErasures();
    await emailsLeft();
    await Promise.all(Array.from({ length: 4 }, () => runErasures()));
    expect(await statusOf(user)).toBe("feita");
    expect(await db.select().from(legalHolds).where(eq(legalHolds.ref, order.id))).toHaveLength(1);
  });

  it("who comes back with a restored backup leaves again, with the same pseudonym", async () => {
    const user = await createUser({ name: "Voltou da Cópia" });
    expect((await requestErasure(await provedViewer(user))).ok).toBe(true);
    await due();
    await runErasures();
    await emailsLeft();
    await runErasures();
    const rows = await readRows(db, { email: col.text`email` }, (row) => sql`select ${row} from users where id = ${user.id}`);
    await db.execute(sql`delete from erasures where user_id = ${user.id}`);
    await db.execute(
      sql`update users set name = ${user.name}, email = ${user.email}, document = ${user.document} where id = ${user.id}`,
    );
    await repeatErasures();
    await runErasures();
    const after = await readRows(
      db,
      { email: col.text`email`, name: col.text`name` },
      (row) => sql`select ${row} from users where id = ${user.id}`,
    );
    expect(after).toEqual([{ email: rows[0]?.email, name: "Cliente removido" }]);
  });
});
