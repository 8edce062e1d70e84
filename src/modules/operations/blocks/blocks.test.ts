import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { payOrder } from "#modules/payments/pay-order.ts";
import { db } from "#platform/db.ts";
import { byNewCard, cardNumber } from "../../../../tests/card.ts";
import { attemptsOf, buy, placed, sellable } from "../../../../tests/card-checkout.ts";
import { createUser, type TestUser } from "../../../../tests/factories.ts";
import { attachSandbox } from "../../../../tests/sandbox.ts";
import { addPurchaseBlock } from "./add-purchase-block.ts";
import { blockBuyer } from "./block-buyer.ts";
import { endPurchaseBlock } from "./end-purchase-block.ts";
import { listBlocks } from "./queries.ts";
import { addBlockInput } from "./schema.ts";

const sandbox = attachSandbox();
const motivo = "Contestou três compras seguidas.";
const pix = { method: "pix" } as const;

describe("the block list", () => {
  let admin: TestUser;
  const block = (tipo: string, valor: string, ate = "") =>
    addPurchaseBlock(admin.id, addBlockInput.parse({ tipo, valor, ate, motivo }));
  const idOf = async () => (await listBlocks())[0]?.id ?? 0;

  beforeEach(async () => {
    await db.execute(sql`delete from purchase_blocks`);
    admin = await createUser({ roles: ["admin"] });
  });

  it.each([
    ["documento", "529.982.247-25"],
    ["email", "Fulano.De.Tal+ofertas@gmail.com"],
    ["rede", "203.0.113.200"],
  ])("refuses an order by its %s, and takes it again when the block ends", async (tipo, valor) => {
    const buyer = await createUser({ email: `fulanodetal+${tipo}@gmail.com` });
    const product = await sellable(sandbox, 2_000);
    await block(tipo, valor);
    expect(await buy(buyer, [product], pix)).toMatchObject({ ok: false, reason: "blocked" });
    expect(await endPurchaseBlock(admin.id, { blockId: await idOf(), motivo })).toMatchObject({ ok: true });
    expect(await endPurchaseBlock(admin.id, { blockId: await idOf(), motivo })).toMatchObject({ reason: "already_done" });
    placed(await buy(buyer, [product], pix));
    const { rows } = await db.execute(sql`select action from admin_audit where admin_id = ${admin.id} order by id`);
    expect(rows).toEqual([{ action: "bloquear-compras" }, { action: "desbloquear-compras" }]);
  });

  it("lets whose block ended by itself buy, and refuses paying an order that waited", async () => {
    const buyer = await createUser();
    const { orderId } = placed(await buy(buyer, [await sellable(sandbox, 2_000)], pix));
    await blockBuyer(admin.id, { orderId, tipos: ["documento"], ate: null, motivo });
    const card = await byNewCard(2_000);
    expect(await payOrder(buyer.id, orderId, card)).toMatchObject({ reason: "blocked" });
    await db.execute(sql`update purchase_blocks set ends_at = now() - interval '1 second'`);
    expect(await payOrder(buyer.id, orderId, await byNewCard(2_000))).toMatchObject({ ok: true });
  });

  it("knows a card in another account, and asks no bank about it", async () => {
    const number = cardNumber(77);
    const first = placed(await buy(await createUser(), [await sellable(sandbox, 2_000)], await byNewCard(2_000, number)));
    expect(await blockBuyer(admin.id, { orderId: first.orderId, tipos: ["cartao"], ate: null, motivo })).toMatchObject({
      ok: true,
    });
    const before = (await sandbox.charges()).length;
    const other = placed(
      await buy(await createUser({ document: "11144477735" }), [await sellable(sandbox, 2_000)], await byNewCard(2_000, number)),
    );
    expect(await attemptsOf(other.orderId)).toMatchObject([{ status: "recusada", refusal: "bloqueio" }]);
    expect(await sandbox.charges()).toHaveLength(before);
    const another = placed(
      await buy(await createUser(), [await sellable(sandbox, 2_000)], await byNewCard(2_000, cardNumber(78))),
    );
    expect(await attemptsOf(another.orderId)).toMatchObject([{ status: "paga" }]);
  });

  it("keeps one block of each value, with its newest reason, and shows nobody whole", async () => {
    await block("email", "cliente@exemplo.com.br", "2099-12-31");
    await Promise.all([block("email", "CLIENTE@exemplo.com.br"), block("email", "cliente+x@exemplo.com.br")]);
    expect(await listBlocks()).toMatchObject([{ kind: "email", shown: "c•••@exemplo.com.br", endsAt: null, isStanding: true }]);
  });

  it.each([
    ["um cartão inteiro", { tipo: "cartao", valor: "4111 1111 1111 1111" }, "valor"],
    ["um CPF que não é", { tipo: "documento", valor: "111.111.111-11" }, "valor"],
    ["uma rede que não é", { tipo: "rede", valor: "casa" }, "valor"],
    ["um dia que passou", { tipo: "email", valor: "a@b.com.br", ate: "2020-01-01" }, "ate"],
    ["nada do motivo", { tipo: "email", valor: "a@b.com.br", motivo: "" }, "motivo"],
  ])("tells %s beside its field", (_, raw, field) => {
    const read = addBlockInput.safeParse({ ate: "", motivo, ...raw });
    expect(read.error?.issues.map((issue) => issue.path.join("."))).toEqual([field]);
  });
});
