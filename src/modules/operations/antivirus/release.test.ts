import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { infectedFiles } from "#modules/catalog/antivirus/tables.ts";
import { scanSold } from "#modules/catalog/antivirus/scan-sold.ts";
import { notifyInfected, notifyReleased } from "#modules/catalog/antivirus/notify-infected.ts";
import { pauseProduct } from "#modules/catalog/move-product.ts";
import { db } from "#platform/db.ts";
import type { Viewer } from "#platform/session.ts";
import { createAuthor, openDraft, sendFile } from "../../../../tests/author.ts";
import { createUser } from "../../../../tests/factories.ts";
import { attachClamd } from "../../../../tests/fake-clamd.ts";
import {
  buyFile,
  emailsTo,
  fileStatus,
  forgetScans,
  type InfectedSale,
  productStatus,
  sellCleanFile,
  withheldOf,
} from "../../../../tests/infected-sale.ts";
import { factsThatLeave } from "../../../../tests/waiting-email.ts";
import { provedViewer } from "../../../../tests/leaving.ts";
import { confirmAct } from "../pending-acts/answer-act.ts";
import { askOrDo } from "../pending-acts/ask-or-do.ts";
import { listActs } from "../pending-acts/queries/list-acts.ts";
import { releaseAct, undoReleaseAsAdmin } from "./release-act.ts";

const clamd = attachClamd();
const motivo = "Conferido em três antivírus: é engano.";
let renata: Viewer;
let newest = 27_001;

beforeEach(async () => {
  await forgetScans();
  await db.execute(sql`delete from pending_acts`);
  await db.execute(sql`update users set roles = '{}' where roles <> '{}'`);
  renata = await provedViewer(await createUser({ name: "Renata Queiroz", roles: ["admin"] }));
  clamd.state.signatures = newest = 27_001;
});

/** Newer signatures find something in it. */
async function findInfected({ bytes, fileId, sha256 }: InfectedSale): Promise<string> {
  clamd.state.signatures = newest += 1;
  clamd.state.marker = bytes;
  expect(await scanSold(fileId)).toBe("infectado");
  const [found] = await db.select().from(infectedFiles).where(eq(infectedFiles.sha256, sha256));
  return found?.id ?? expect.fail("nothing was kept for the operator");
}

const release = (infectedId: string, by = renata) => askOrDo(by, releaseAct, { infectedId, motivo });
const reasonOf = (answer: { ok: boolean; reason?: string }) => (answer.ok ? "ok" : (answer.reason ?? ""));
const record = async () =>
  (await db.execute(sql`select action, reason from admin_audit where admin_id = ${renata.userId} order by id`)).rows;

describe("a finding that was a mistake", () => {
  it("is released: the file is sold and delivered again, nobody is refused for it any more, and who was told is told so once", async () => {
    const sale = await sellCleanFile();
    const told = await buyFile(sale, { took: true });
    const infectedId = await findInfected(sale);
    const withheldId = await withheldOf(sale.productId);
    await notifyInfected(withheldId);
    const after = await createUser();

    expect(await release(infectedId)).toEqual({ ok: true, value: { waits: false } });
    expect(await fileStatus(sale.fileId)).toBe("limpo");
    expect(await productStatus(sale.productId)).toBe("publicado");
    expect(await record()).toEqual([
      { action: "liberar-arquivo", reason: motivo },
      { action: "ato-de-unico-dono", reason: motivo },
    ]);
    await buyFile(sale, { user: after });
    await Promise.all([notifyReleased(withheldId), notifyReleased(withheldId)]);
    expect(await emailsTo(told.email, "compra.engano")).toMatchObject([{ names: ["fracoes.pdf"], hasAccess: true }]);
    expect(await emailsTo(after.email, "compra.engano")).toEqual([]);
    const { rows } = await db.execute<{ payload: unknown }>(sql`select payload from outbox_emails where kind = 'material.engano'
      and recipient = (select email from users where id = ${sale.author.userId})`);
    expect(rows).toMatchObject([{ payload: { isOnSale: true } }]);

    clamd.state.signatures = newest += 1;
    expect(await scanSold(sale.fileId)).toBe("limpo");
    const again = await sendFile(sale.author, await openDraft(sale.author), "igual.pdf", sale.bytes);
    expect(again).toMatchObject({ status: "limpo" });
    expect(reasonOf(await release(infectedId))).toBe("already_done");
  });

  it("takes back an e-mail about it that had not left, and then corrects nothing but the bell", async () => {
    const sale = await sellCleanFile();
    const [late, reached] = [await buyFile(sale), await buyFile(sale)];
    const { rows } = await db.execute<{ email: string }>(sql`select email from users where id = ${sale.author.userId}`);
    const author = rows[0]!.email;
    const infectedId = await findInfected(sale);
    await notifyInfected(await withheldOf(sale.productId));
    for (const email of [late.email, reached.email]) expect(await factsThatLeave("compra.infectada", email)).not.toBeNull();
    expect(await factsThatLeave("material.infectado", author)).not.toBeNull();

    await release(infectedId);
    for (const email of [late.email, reached.email]) expect(await factsThatLeave("compra.infectada", email)).toBeNull();
    expect(await factsThatLeave("material.infectado", author)).toBeNull();
    expect(await factsThatLeave("material.engano", author)).not.toBeNull();
    // As the worker does with what it takes back.
    await db.execute(sql`delete from outbox_emails where kind = 'compra.infectada' and recipient = ${late.email}`);
    await notifyReleased(await withheldOf(sale.productId));
    expect(await factsThatLeave("compra.engano", reached.email)).not.toBeNull();
    expect(await factsThatLeave("compra.engano", late.email)).toBeNull();
    const { rows: bell } = await db.execute(sql`select event from notifications where user_id = ${late.id} order by id`);
    expect(bell).toEqual([{ event: "compra.infectada" }, { event: "compra.engano" }]);
  });

  it("says nothing of a mistake once the file is withheld again", async () => {
    const sale = await sellCleanFile();
    const [told, untold] = [await buyFile(sale), await buyFile(sale)];
    const infectedId = await findInfected(sale);
    const first = await withheldOf(sale.productId);
    await notifyInfected(first);
    await release(infectedId);
    await notifyReleased(first);
    await db.execute(sql`delete from outbox_emails where kind = 'compra.engano' and recipient = ${untold.email}`);
    expect(await factsThatLeave("compra.engano", told.email)).not.toBeNull();

    await undoReleaseAsAdmin(renata, { infectedId, motivo: "Era mesmo um vírus." });
    expect(await factsThatLeave("compra.engano", told.email)).toBeNull();
    await notifyReleased(first);
    expect(await emailsTo(untold.email, "compra.engano")).toEqual([]);
  });

  it("released before everybody heard of it is told to nobody else", async () => {
    const sale = await sellCleanFile();
    const buyer = await buyFile(sale);
    const infectedId = await findInfected(sale);
    await release(infectedId);
    await notifyInfected(await withheldOf(sale.productId));
    await notifyReleased(await withheldOf(sale.productId));
    expect(await emailsTo(buyer.email, "compra.infectada")).toEqual([]);
    expect(await emailsTo(buyer.email, "compra.engano")).toEqual([]);
  });

  it("is one signature's: another in the same file withholds it again", async () => {
    const sale = await sellCleanFile();
    const infectedId = await findInfected(sale);
    await release(infectedId);
    clamd.state.name = "Win.Worm.Other-2";
    clamd.state.signatures = newest += 1;
    expect(await scanSold(sale.fileId)).toBe("infectado");
    expect(await fileStatus(sale.fileId)).toBe("infectado");
    const [found] = await db.select().from(infectedFiles).where(eq(infectedFiles.id, infectedId));
    expect(found?.signature).toBe("Win.Worm.Other-2");
  });

  it("undone, withholds at once what is delivered with it, and tells the buyers anew", async () => {
    const sale = await sellCleanFile();
    const buyer = await buyFile(sale);
    const infectedId = await findInfected(sale);
    await notifyInfected(await withheldOf(sale.productId));
    await release(infectedId);
    expect(await undoReleaseAsAdmin(renata, { infectedId, motivo: "Era mesmo um vírus." })).toEqual({ ok: true });
    expect(await fileStatus(sale.fileId)).toBe("infectado");
    expect(await productStatus(sale.productId)).toBe("pausado");
    await notifyInfected(await withheldOf(sale.productId));
    expect(await emailsTo(buyer.email, "compra.infectada")).toHaveLength(2);
    expect(reasonOf(await undoReleaseAsAdmin(renata, { infectedId, motivo }))).toBe("already_done");
    expect(await release(infectedId)).toMatchObject({ ok: true });
    expect(await fileStatus(sale.fileId)).toBe("limpo");
  });

  it("does not put back on sale what its author paused meanwhile", async () => {
    const sale = await sellCleanFile();
    await pauseProduct(sale.author, sale.productId);
    const infectedId = await findInfected(sale);
    await release(infectedId);
    expect(await fileStatus(sale.fileId)).toBe("limpo");
    expect(await productStatus(sale.productId)).toBe("pausado");
  });

  it("in a file refused on its way in asks its author to send it again, which is taken", async () => {
    const sale = await sellCleanFile();
    const draft = await openDraft(sale.author);
    const bytes = Buffer.concat([sale.bytes, Buffer.from("\n")]);
    clamd.state.marker = bytes;
    const refused = await sendFile(sale.author, draft, "outro.pdf", bytes);
    const [found] = await db.select().from(infectedFiles).where(eq(infectedFiles.fileId, refused.id));
    expect(await release(found!.id)).toMatchObject({ ok: true });
    expect(await fileStatus(refused.id)).toBe("invalido");
    expect(await sendFile(sale.author, draft, "outro.pdf", bytes)).toMatchObject({ status: "limpo" });
  });
});

describe("who decides", () => {
  it("another owner, where there is one: until then nothing is released", async () => {
    const bruno = await provedViewer(await createUser({ name: "Bruno Lima", roles: ["admin"] }));
    const sale = await sellCleanFile();
    const infectedId = await findInfected(sale);
    expect(await release(infectedId)).toEqual({ ok: true, value: { waits: true } });
    expect(await fileStatus(sale.fileId)).toBe("infectado");
    const [waiting] = (await listActs(bruno)).waiting;
    expect(waiting).toMatchObject({ title: "Liberar o arquivo fracoes.pdf", reason: motivo });
    expect(waiting?.lines.join(" ")).toContain("Win.Test.EICAR_HDB-1");
    expect(await confirmAct(bruno, waiting!.id)).toEqual({ ok: true });
    expect(await fileStatus(sale.fileId)).toBe("limpo");
  });

  it("nobody their own file, while somebody else may", async () => {
    const sale = await sellCleanFile();
    const infectedId = await findInfected(sale);
    await db.execute(sql`update users set roles = '{admin}' where id = ${sale.author.userId}`);
    const [owner] = (await db.execute<never>(sql`select * from users where id = ${sale.author.userId}`)).rows;
    const viewer = await provedViewer(Object.assign(await createUser(), owner));
    expect(reasonOf(await release(infectedId, viewer))).toBe("own_case");
    expect(await fileStatus(sale.fileId)).toBe("infectado");
  });

  it("nobody a file of another store that theirs has too", async () => {
    const sale = await sellCleanFile();
    const mine = await createAuthor();
    await sendFile(mine, await openDraft(mine), "igual.pdf", sale.bytes);
    await findInfected(sale);
    const [found] = await db.select().from(infectedFiles).where(eq(infectedFiles.storeId, sale.author.storeId));
    await db.execute(sql`update users set roles = '{admin}' where id = ${mine.userId}`);
    const [owner] = (await db.execute<never>(sql`select * from users where id = ${mine.userId}`)).rows;
    const viewer = await provedViewer(Object.assign(await createUser(), owner));
    expect(reasonOf(await release(found!.id, viewer))).toBe("own_case");
  });

  it("two releases at the same moment are one", async () => {
    const sale = await sellCleanFile();
    const infectedId = await findInfected(sale);
    const both = await Promise.all([release(infectedId), release(infectedId)]);
    expect(both.map(reasonOf).toSorted()).toEqual(["already_done", "ok"]);
  });
});
