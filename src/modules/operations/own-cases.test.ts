import { sql } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import { createProduct, createStore, createUser, type TestUser } from "../../../tests/factories.ts";
import { createSoldOrder } from "../../../tests/sold-order.ts";
import { OWN_CASE_WORDS, recordDecision } from "#modules/accounts/record-decision.ts";
import { decideReport } from "#modules/moderation/decide-report.ts";
import { reportContent } from "#modules/moderation/report-content.ts";
import { ok } from "#kit/outcome.ts";
import { db, transact } from "#platform/db.ts";
import { setOrderAccess } from "./orders/set-order-access.ts";
import { closeChangeRequest, requestProductChanges } from "./products/ask-product-changes.ts";
import { blockListedProduct } from "./products/block-product.ts";

const motivo = "Porque sim, e com motivo.";
const REFUSED = { ok: false, reason: "own_case", fields: { form: OWN_CASE_WORDS } };
let seller: TestUser;
let product: Awaited<ReturnType<typeof createProduct>>;
let order: Awaited<ReturnType<typeof createSoldOrder>>;
let itemId: string;

beforeAll(async () => {
  seller = await createUser({ roles: ["admin"] });
  const store = await createStore({ ownerId: seller.id });
  product = await createProduct(store.id);
  order = await createSoldOrder(await createUser(), [product]);
  const { rows } = await db.execute<{ id: string }>(sql`select id from order_items where order_id = ${order.id}`);
  itemId = rows[0]!.id;
});

async function decideReported(adminId: string) {
  await reportContent(null, { kind: "produto", ref: String(product.id), motivo: "direitos", palavras: "" });
  const { rows } = await db.execute<{ id: string }>(
    sql`select id from reports where ref = ${String(product.id)} and status = 'aberta'`,
  );
  return decideReport(adminId, { reportId: rows[0]!.id, decision: "recusar", motivo });
}

const VERBS: [string, (adminId: string) => Promise<unknown>][] = [
  ["answering reports", decideReported],
  ["closing files", (id) => setOrderAccess(id, { orderId: order.id, itemId, isOpen: false, motivo })],
  ["asking changes", (id) => requestProductChanges(id, { productId: product.id, asks: [{ item: "titulo", note: motivo }] })],
  ["closing what was asked", (id) => closeChangeRequest(id, { productId: product.id, motivo })],
  ["taking off sale", (id) => blockListedProduct(id, { productId: product.id, motivo })],
];

const targets = (): [string, string][] => [
  ["material", String(product.id)],
  ["loja", String(product.storeId)],
  ["comissao", `loja.${product.storeId}`],
  ["comissao", `material.${product.id}`],
  ["pedido", order.id],
];

const decide = (adminId: string, [kind, id]: [string, string]) =>
  transact((tx) => recordDecision(tx, "refunds", { adminId, action: "teste", target: { kind, id }, reason: motivo }));

it("who is alone decides about their own, and the record says so", async () => {
  for (const target of targets()) expect(await decide(seller.id, target), target.join()).toEqual(ok());
  const { rows } = await db.execute(sql`select distinct detail from admin_audit where admin_id = ${seller.id}`);
  expect(rows).toEqual([{ detail: { casoProprio: true } }]);
});

it("nobody of the team decides about their own where somebody else may", async () => {
  const content = await createUser({ roles: ["conteudo"] });
  expect(await decide(seller.id, ["pedido", order.id]), "whose roles do not reach money").toEqual(ok());
  const other = await createUser({ roles: ["admin"] });
  for (const target of targets()) {
    expect(await decide(seller.id, target), target.join()).toEqual(REFUSED);
    expect(await decide(other.id, target), target.join()).toEqual(ok());
  }
  expect(await decide(content.id, ["comissao", "categoria.1"])).toEqual(ok());
  for (const [name, verb] of VERBS) {
    expect(await verb(seller.id), name).toMatchObject(REFUSED);
    expect(await verb(other.id), name).toMatchObject({ ok: true });
  }
});
