import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { db } from "#platform/db.ts";
import { adminAudit } from "#platform/audit.ts";
import { col, readRows } from "#platform/read.ts";
import { cookieOf, createProduct, createStore, createUser } from "../../../../tests/factories.ts";
import { disputeOfOrder } from "../../../../tests/dispute-of-order.ts";
import { createPendingOrder, readAttempt } from "../../../../tests/pending-order.ts";
import { attachSandbox } from "../../../../tests/sandbox.ts";
import { users } from "../../accounts/tables.ts";
import { products } from "../../catalog/tables.ts";
import { entitlements } from "../../delivery/tables.ts";
import { recordDownload } from "../../delivery/record-download.ts";
import { orders } from "../../orders/tables.ts";
import { stores } from "../../stores/tables.ts";
import { settleAttempt } from "../settle-attempt.ts";
import { startPayment } from "../start-payment.ts";
import { disputes } from "../tables/disputes.ts";
import { addEvidence } from "./add-evidence.ts";
import { disputeRoutes } from "./http.ts";
import { findSaleDispute } from "./queries/find-sale-dispute.ts";

const sandbox = attachSandbox();
const EVIL = `<script>alert(1)</script><img src=x onerror=alert(1)>`;
const PDF = new TextEncoder().encode("%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF");

async function disputedOrder() {
  const made = await createPendingOrder(sandbox);
  await db.update(orders).set({ buyerName: "Marina Teles Couto" }).where(eq(orders.id, made.orderId));
  await db
    .update(products)
    .set({ promise: EVIL })
    .where(eq(products.id, made.productIds[0] ?? 0));
  await startPayment(made.attemptId);
  const chargeId = (await readAttempt(made.attemptId)).providerChargeId ?? "";
  await sandbox.outcome(chargeId, "pay");
  await settleAttempt(made.attemptId);
  const opened = await readRows(
    db,
    { id: col.text`e.id`, fileId: col.text`f.file_id` },
    (row) =>
      sql`select ${row} from entitlements e join product_version_files f on f.version_id = e.version_id where e.order_id = ${made.orderId}`,
  );
  for (const { id, fileId } of opened) await recordDownload({ entitlementId: id, fileId, how: "baixado", ip: "203.0.113.77" });
  await sandbox.outcome(chargeId, "chargeback");
  await settleAttempt(made.attemptId);
  const { dispute, author } = await disputeOfOrder(made);
  return { ...made, dispute, author, storeId: made.storeIds[0] ?? 0, chargeId };
}

const read = async (path: string, cookie = "") => {
  const answer = await disputeRoutes.request(path, { headers: { cookie } });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
};

describe("the defence of a dispute, made from what we keep", () => {
  it("tells the author their part, with the buyer only hinted at, and escapes what people write", async () => {
    const { dispute, author, storeId, orderId, chargeId, buyer } = await disputedOrder();
    await addEvidence(storeId, orderId, { body: `Ela escreveu que gostou. ${EVIL}` });
    const { status, headers, text } = await read(`/contestacoes/${dispute.id}/defesa`, await cookieOf(author));
    expect(status).toBe(200);
    expect(headers.get("cache-control")).toBe("private, no-store");
    expect(headers.get("content-disposition")).toContain("attachment");
    for (const part of [chargeId, "versão 2026-11", "pedido.recibo", "203.0.113.•", "Ela escreveu que gostou.", "34,90"]) {
      expect(text).toContain(part);
    }
    expect(text).not.toContain("203.0.113.77");
    expect(text).not.toContain("<script>");
    expect(text).not.toContain("<img src=x");
    expect(text).not.toContain("Teles Couto");
    expect(text).not.toContain(buyer.email);
    expect(text).not.toContain("529.982.247-25");
    for (const ofOthers of ["26,00", "60,90"]) expect(text).not.toContain(ofOthers);
  });

  it("tells an administrator everything, and it is recorded that they read it (INV-37)", async () => {
    const { dispute, buyer, orderId } = await disputedOrder();
    const admin = await createUser({ roles: ["admin"] });
    const cookie = await cookieOf(admin);
    const unproved = await read(`/contestacoes/${dispute.id}/defesa`, cookie);
    expect(unproved.status).toBe(302);
    expect(unproved.text).not.toContain(buyer.email);
    expect(unproved.headers.get("location")).toBe(`/painel/admin/pedidos?linha=${orderId}`);
    await db.execute(sql`update sessions set stepped_up_at = now() where user_id = ${admin.id}`);
    const { status, text } = await read(`/contestacoes/${dispute.id}/defesa`, cookie);
    expect(status).toBe(200);
    for (const part of ["Marina Teles Couto", buyer.email, "529.982.247-25", "26,00", "60,90"]) expect(text).toContain(part);
    const saved = await db.select().from(adminAudit).where(eq(adminAudit.targetId, dispute.id));
    expect(saved).toMatchObject([{ adminId: admin.id, action: "baixar-dossie" }]);
  });

  it("does not exist to the buyer, another author and visitors (INV-35)", async () => {
    const { dispute, buyer, orderId } = await disputedOrder();
    const other = await createStore();
    await createProduct(other.id);
    const [stranger] = await db.select().from(users).where(eq(users.id, other.ownerId));
    for (const cookie of ["", await cookieOf(buyer), stranger ? await cookieOf(stranger) : ""]) {
      expect((await read(`/contestacoes/${dispute.id}/defesa`, cookie)).status).toBe(404);
    }
    expect(await findSaleDispute(other.id, orderId)).toBeNull();
    expect(await addEvidence(other.id, orderId, { body: "minha" })).toEqual({ ok: false, reason: "not_found" });
  });

  it("receives words until the last second of the 72 hours, by the database's clock, and not later", async () => {
    const { orderId, storeId, dispute } = await disputedOrder();
    await db
      .update(disputes)
      .set({ wordsUntil: sql`now() + interval '5 seconds'` })
      .where(eq(disputes.id, dispute.id));
    expect((await addEvidence(storeId, orderId, { body: "a tempo" })).ok).toBe(true);
    await db
      .update(disputes)
      .set({ wordsUntil: sql`now() - interval '1 second'` })
      .where(eq(disputes.id, dispute.id));
    expect(await addEvidence(storeId, orderId, { body: "tarde" })).toEqual({ ok: false, reason: "too_late" });
    expect((await findSaleDispute(storeId, orderId))?.evidence.map((one) => one.body)).toEqual(["a tempo"]);
  });

  it("receives at most twenty pieces of evidence, also when they arrive together", async () => {
    const { orderId, storeId } = await disputedOrder();
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, n) => addEvidence(storeId, orderId, { body: `prova ${n}` })),
    );
    expect(answers.filter((answer) => answer.ok)).toHaveLength(20);
    expect(answers.find((answer) => !answer.ok)).toMatchObject({ reason: "too_many" });
  });

  it("reads no byte of a file for a sale that is not the sender's, or that has nothing to defend", async () => {
    const { orderId, dispute } = await disputedOrder();
    const other = await createStore();
    const [stranger] = await db.select().from(users).where(eq(users.id, other.ownerId));
    const cookie = stranger ? await cookieOf(stranger) : "";
    let isRead = false;
    const send = async (order: string) => {
      const pull = (stream: ReadableStreamDefaultController) => {
        isRead = true;
        stream.close();
      };
      const body = new ReadableStream({ pull }, { highWaterMark: 0 });
      const headers = { cookie, "content-type": "multipart/form-data; boundary=x" };
      const sent: RequestInit & { duplex: "half" } = { method: "POST", body, headers, duplex: "half" };
      const address = `http://localhost/contestacoes/pedido/${order}/provas`;
      return (await disputeRoutes.request(new Request(address, sent))).status;
    };
    expect([await send(orderId), await send(dispute.id)]).toEqual([404, 404]);
    expect(isRead).toBe(false);
  });

  it("receives a file by what it is and not by its name, and returns it whole only to those of the defence", async () => {
    const { orderId, author, dispute, buyer } = await disputedOrder();
    const cookie = await cookieOf(author);
    const send = (name: string, bytes: Uint8Array<ArrayBuffer>, as = cookie) => {
      const body = new FormData();
      body.set("arquivo", new File([bytes], name));
      return disputeRoutes.request(`/contestacoes/pedido/${orderId}/provas`, { method: "POST", body, headers: { cookie: as } });
    };
    expect((await send("../../conversa.pdf", PDF)).status).toBe(200);
    expect((await send("pagina.pdf", new TextEncoder().encode("<html><script>1</script>"))).status).toBe(422);
    expect((await send("grande.pdf", new Uint8Array(900_001))).status).toBe(422);
    expect((await send("conversa.pdf", PDF, await cookieOf(buyer))).status).toBe(404);
    const [store] = await db.select().from(stores).where(eq(stores.ownerId, author.id));
    const proof = (await findSaleDispute(store?.id ?? 0, orderId))?.evidence[0];
    expect(proof).toMatchObject({ fileName: "conversa.pdf", sizeBytes: PDF.length });
    const file = await read(`/contestacoes/${dispute.id}/provas/${proof?.id}`, cookie);
    expect(file.headers.get("content-type")).toBe("application/pdf");
    expect(file.text).toBe(new TextDecoder().decode(PDF));
    expect((await read(`/contestacoes/${dispute.id}/provas/${proof?.id}`, await cookieOf(buyer))).status).toBe(404);
    expect(
      await db
        .select()
        .from(entitlements)
        .where(sql`order_id = ${orderId} and revoked_at is null`),
    ).toEqual([]);
  });
});
