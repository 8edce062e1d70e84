import { eq, sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { db } from "#platform/db.ts";
import { outboxEmails } from "#platform/outbox.ts";
import { createProduct, createStore, createUser } from "../../../../../tests/factories.ts";
import { createSoldOrder } from "../../../../../tests/sold-order.ts";
import { noteInput } from "../../schema/acts.ts";
import { findAdminOrder } from "../queries/find.ts";
import { resendReceiptAsAdmin } from "../resend-receipt.ts";
import { writeNote } from "./write-note.ts";

it("keeps what the administration writes about an order, once for a double press, and shows it newest first", async () => {
  const admin = await createUser({ roles: ["admin"], name: "Rita Admin" });
  const order = await createSoldOrder(await createUser(), [await createProduct((await createStore()).id)]);
  await Promise.all([1, 2, 3].map(() => writeNote(admin.id, { orderId: order.id, nota: "Ligou pedindo nota fiscal." })));
  await writeNote(admin.id, { orderId: order.id, nota: "Já resolvido." });
  const notes = (await findAdminOrder(order.id))?.notes;
  expect(notes?.map(({ body, by }) => [body, by])).toEqual([
    ["Já resolvido.", "Rita Admin"],
    ["Ligou pedindo nota fiscal.", "Rita Admin"],
  ]);
  expect(await writeNote(admin.id, { orderId: crypto.randomUUID(), nota: "Nada." })).toMatchObject({ reason: "not_found" });
  expect(noteInput.safeParse({ orderId: order.id, nota: "  " }).error?.issues[0]?.path).toEqual(["nota"]);
});

it("sends the receipt again with the reason on record, and none of an order that was never paid", async () => {
  const admin = await createUser({ roles: ["admin"] });
  const buyer = await createUser();
  const product = await createProduct((await createStore()).id);
  const order = await createSoldOrder(buyer, [product]);
  expect(await resendReceiptAsAdmin(admin.id, { orderId: order.id, motivo: "Não chegou." })).toMatchObject({ ok: true });
  const emails = await db.select().from(outboxEmails).where(eq(outboxEmails.recipient, buyer.email));
  expect(emails.filter((one) => one.kind === "pedido.recibo")).toHaveLength(2);
  const { rows } = await db.execute(sql`select action, reason from admin_audit where target_id = ${order.id}`);
  expect(rows).toEqual([{ action: "reenviar-recibo", reason: "Não chegou." }]);
  const unpaid = await createSoldOrder(await createUser(), [product], null);
  expect(await resendReceiptAsAdmin(admin.id, { orderId: unpaid.id, motivo: "Não chegou." })).toMatchObject({ ok: false });
});
