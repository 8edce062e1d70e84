import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { cookieOf, createProduct, createStore, createUser, type TestUser } from "../../../../tests/factories.ts";
import { createSoldOrder } from "../../../../tests/sold-order.ts";
import { db } from "#platform/db.ts";
import { outboxEmails } from "#platform/outbox.ts";
import { craftPdf } from "../../catalog/inspect/fixtures/craft-pdf.ts";
import { attachFile } from "./attach-file.ts";
import { fiscalRoutes } from "./http.ts";
import { issueDocument, withdrawDocument } from "./issue-document.ts";
import { findFiscal } from "./queries.ts";
import { saveFiscal } from "./save-fiscal.ts";
import { fiscalInput } from "./schema.ts";

const ADDRESS = {
  cep: "36010000",
  street: "Rua Halfeld",
  number: "s/n",
  complement: "",
  district: "Centro",
  city: "Juiz de Fora",
  uf: "MG" as const,
};
let buyer: TestUser;
let author: { userId: string; storeId: number };
let orderId: string;

const input = (values: object = {}) => ({
  orderId,
  name: "Escola Pedra Lascada Ltda.",
  address: ADDRESS,
  isWanted: true,
  ...values,
});
const seenBy = (who: { userId: string; storeId: number | null }) => findFiscal(who, orderId);
const asBuyer = () => ({ userId: buyer.id, storeId: null });
const emailMessages = async (kind: string) =>
  (await db.select().from(outboxEmails).where(eq(outboxEmails.kind, kind))).filter((one) => one.ref.startsWith(orderId));

describe("an order's fiscal data", () => {
  beforeEach(async () => {
    buyer = await createUser({ name: "Escola Pedra Lascada" });
    const owner = await createUser();
    const store = await createStore({ ownerId: owner.id });
    author = { userId: owner.id, storeId: store.id };
    orderId = (await createSoldOrder(buyer, [await createProduct(store.id)])).id;
  });

  it("the seller only sees them once an invoice is asked for, with a lettered CNPJ and address, and is notified once", async () => {
    expect(await seenBy(author)).toMatchObject({ isWanted: false, person: null });
    expect(await saveFiscal(buyer.id, input({ document: "12ABC34501DE35" }))).toMatchObject({ ok: true });
    await saveFiscal(buyer.id, input());
    expect(await seenBy(author)).toMatchObject({
      isWanted: true,
      person: { name: "Escola Pedra Lascada Ltda.", document: "12.ABC.345/01DE-35", address: ADDRESS },
    });
    expect((await seenBy(asBuyer()))?.person?.document).toBe("••.ABC.345/01DE-••");
    expect(await emailMessages("nota.pedida")).toHaveLength(1);
    expect(JSON.stringify(await emailMessages("nota.pedida"))).not.toContain("12ABC34501DE35");
  });

  it("with nothing written those of the order count; to a person of neither side they do not exist (INV-35)", async () => {
    expect((await seenBy(asBuyer()))?.person).toMatchObject({ name: buyer.name, document: "•••.982.247-••", address: null });
    const other = await createStore();
    expect(await seenBy({ userId: other.ownerId, storeId: other.id })).toBeNull();
    expect(await saveFiscal(other.ownerId, input())).toMatchObject({ reason: "not_found" });
    expect(await issueDocument({ userId: other.ownerId, storeId: other.id }, { orderId, number: "1" })).toMatchObject({
      reason: "not_found",
    });
  });

  it("once invoiced they no longer change; undone, they change again", async () => {
    expect(await issueDocument(author, { orderId, number: "000.123" })).toMatchObject({ ok: true });
    expect(await emailMessages("nota.emitida")).toHaveLength(1);
    expect((await seenBy(asBuyer()))?.documents).toMatchObject([{ number: "000.123" }]);
    expect(await saveFiscal(buyer.id, input())).toMatchObject({ reason: "issued" });
    await withdrawDocument(author, orderId);
    expect(await saveFiscal(buyer.id, input())).toMatchObject({ ok: true });
  });

  it("changing and invoicing at the same instant: what was read when invoicing is what stays", async () => {
    const [saved] = await Promise.all([
      saveFiscal(buyer.id, input({ name: "Nome de última hora" })),
      issueDocument(author, { orderId, number: "7" }),
    ]);
    const name = (await seenBy(asBuyer()))?.person?.name;
    expect(name).toBe(saved.ok ? "Nome de última hora" : buyer.name);
    expect(await saveFiscal(buyer.id, input({ name: "Depois" }))).toMatchObject({ reason: "issued" });
  });
});

it.each([
  ["529.982.247-25", true],
  ["12.ABC.345/01DE-35", true],
  ["12abc34501de35", true],
  ["12.ABC.345/01DE-36", false],
  ["529.982.247-26", false],
  ["", false],
])("the document %s on the invoice: %s", (document, isTaken) => {
  const given = { orderId: "01a20020-8fdd-7966-bfa4-bcb75baf2c49", name: "Ana Reis", address: null, isWanted: false, document };
  expect(fiscalInput.safeParse(given).success).toBe(isTaken);
});

describe("the invoice file", () => {
  const xml = new TextEncoder().encode('<?xml version="1.0" encoding="UTF-8"?>\n<NFSe><Numero>12</Numero></NFSe>\n');

  async function issuedSale() {
    const [owner, person] = [await createUser(), await createUser()];
    const store = await createStore({ ownerId: owner.id });
    const sold = await createSoldOrder(person, [await createProduct(store.id)]);
    return { owner, person, store, id: sold.id };
  }
  const take = async (user: TestUser | null, path: string) =>
    fiscalRoutes.request(path, user ? { headers: { cookie: await cookieOf(user) } } : {});

  it("is attached only once invoiced; the author and the buyer download it, nobody else; undone, there is no file any more", async () => {
    const { owner, person, store, id } = await issuedSale();
    expect(await attachFile(store.id, id, xml)).toMatchObject({ reason: "not_issued" });
    await issueDocument({ userId: owner.id, storeId: store.id }, { orderId: id, number: "12" });
    expect(await attachFile((await createStore()).id, id, xml)).toMatchObject({ reason: "not_issued" });
    expect(await attachFile(store.id, id, xml)).toMatchObject({ value: { kind: "xml" } });
    expect(await attachFile(store.id, id, await craftPdf(1))).toMatchObject({ value: { kind: "pdf" } });
    expect((await findFiscal({ userId: person.id, storeId: null }, id))?.documents[0]?.files).toEqual(["pdf", "xml"]);
    const path = `/notas/${id}/${store.id}/xml`;
    for (const allowed of [owner, person]) {
      const answer = await take(allowed, path);
      expect([answer.status, new Uint8Array(await answer.arrayBuffer())]).toEqual([200, xml]);
      expect(answer.headers.get("content-disposition")).toContain("attachment");
    }
    const stranger = await createUser();
    await createStore({ ownerId: stranger.id });
    for (const other of [stranger, null]) expect((await take(other, path)).status).toBe(404);
    await withdrawDocument({ userId: owner.id, storeId: store.id }, id);
    expect((await take(person, path)).status).toBe(404);
  });

  it("the earlier one gives way to the new one", async () => {
    const { owner, person, store, id } = await issuedSale();
    await issueDocument({ userId: owner.id, storeId: store.id }, { orderId: id, number: "12" });
    await attachFile(store.id, id, xml);
    const newer = new TextEncoder().encode("<NFSe><Numero>13</Numero></NFSe>");
    await attachFile(store.id, id, newer);
    const answer = await take(person, `/notas/${id}/${store.id}/xml`);
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(newer);
  });

  it.each([
    ["nada", ""],
    ["texto", "nota 12"],
    ["uma página", "<html><script>alert(1)</script></html>"],
    ["entidades", '<!DOCTYPE a [<!ENTITY b "c">]><NFSe>&b;</NFSe>'],
    ["um PDF pela metade", "%PDF-1.7"],
  ])("%s is no invoice", async (_, text) => {
    const answer = await attachFile(1, "01a20020-8fdd-7966-bfa4-bcb75baf2c49", new TextEncoder().encode(text));
    expect(answer.ok).toBe(false);
    expect(answer).not.toMatchObject({ reason: "not_issued" });
  });
});
