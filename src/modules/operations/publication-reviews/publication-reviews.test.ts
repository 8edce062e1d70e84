import { eq, sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createAuthor, filledForm, openDraft, publishOne, revisionOf, sendFile } from "../../../../tests/author.ts";
import { createUser, type TestUser } from "../../../../tests/factories.ts";
import { publicationReviewSetting } from "#modules/catalog/publication-reviews/settings.ts";
import { withdrawReview } from "#modules/catalog/publication-reviews/withdraw-review.ts";
import { findEditedProduct } from "#modules/catalog/queries/edited-product.ts";
import { findProductPage } from "#modules/catalog/queries/product-page.ts";
import { saveDraft } from "#modules/catalog/save-draft.ts";
import { schedulePublication } from "#modules/catalog/scheduling/schedule-publication.ts";
import { publishDue } from "#modules/catalog/scheduling/publish-due.ts";
import { submitProduct } from "#modules/catalog/submit-product.ts";
import { archiveProduct, pauseProduct } from "#modules/catalog/move-product.ts";
import { productFiles, products } from "#modules/catalog/tables.ts";
import { storeStrikes } from "#modules/stores/strikes/tables.ts";
import { wallClockSp } from "#kit/wall-clock.ts";
import { ok } from "#kit/outcome.ts";
import { db, transact } from "#platform/db.ts";
import type { AuthorViewer } from "#platform/door.ts";
import { outboxEmails } from "#platform/outbox.ts";
import { changeSetting } from "#platform/settings.ts";
import { decideWaitingPublication } from "./decide-publication.ts";
import { listWaitingPublications } from "./queries.ts";

let admin: TestUser;
let author: AuthorViewer;

async function rule(isOn: boolean, firstProducts = 1): Promise<void> {
  await transact(async (tx) => {
    await changeSetting(tx, publicationReviewSetting, { values: { isOn, firstProducts }, by: admin.id, reason: "teste" });
    return ok();
  });
}

beforeEach(async () => {
  admin = await createUser({ roles: ["admin"] });
  author = await createAuthor();
});
afterEach(() => rule(false));

async function ready(title: string) {
  const productId = await openDraft(author);
  await sendFile(author, productId, "a.txt", Buffer.from(title));
  return { productId, form: await filledForm({ title }) };
}
async function submit({ productId, form }: Awaited<ReturnType<typeof ready>>) {
  return submitProduct(author, { productId, form, revision: await revisionOf(productId) });
}
const statusOf = async (productId: number) => (await db.select().from(products).where(eq(products.id, productId)))[0]!.status;
const waitingOf = async (productId: number) => (await listWaitingPublications()).rows.find((row) => row.productId === productId);
const emailsTo = async (title: string) => {
  const rows = await db.select().from(outboxEmails).where(eq(outboxEmails.kind, "publicacao.decidida"));
  return rows.filter(({ payload }) => JSON.stringify(payload).includes(title)).length;
};
const strike = (count: number) =>
  db.insert(storeStrikes).values(
    Array.from({ length: count }, () => ({
      storeId: author.storeId,
      kind: "loja" as const,
      ref: String(author.storeId),
      reason: "Denúncia que procedeu.",
      endsAt: sql`now() + interval '1 day'`,
    })),
  );

describe("a new store under the rule", () => {
  it("waits unseen, is read whole by the administration, and goes on sale once approved, once", async () => {
    await rule(true);
    const made = await ready("Espera conferência");
    expect(await submit(made)).toMatchObject({ ok: true, value: { isWaiting: true } });
    expect(await statusOf(made.productId)).toBe("em_revisao");
    expect(await findProductPage("espera-conferencia")).toBeNull();
    expect(await findEditedProduct(author.storeId, made.productId)).toMatchObject({
      review: { status: "esperando" },
      publishing: "revisao",
    });
    const waiting = await waitingOf(made.productId);
    expect(waiting).toMatchObject({
      title: "Espera conferência",
      isOnSale: false,
      files: [{ name: "a.txt" }],
      store: { published: 0, strikes: 0 },
    });
    const decision = { reviewId: waiting!.reviewId, stamp: waiting!.stamp, isApproved: true, reason: "conferido" };
    const twice = await Promise.all([decideWaitingPublication(admin.id, decision), decideWaitingPublication(admin.id, decision)]);
    expect(twice.map((one) => (one.ok ? "ok" : one.reason)).toSorted()).toEqual(["already_done", "ok"]);
    expect(await findProductPage("espera-conferencia")).toMatchObject({ state: "publicado", edition: 1 });
    expect(await emailsTo("Espera conferência")).toBe(1);
    expect(await waitingOf(made.productId)).toBeUndefined();
  });

  it("is trusted once it has as many products on sale as the rule says", async () => {
    await publishOne(author, { title: "De antes da regra" });
    await rule(true, 1);
    expect(await submit(await ready("Publica na hora"))).toMatchObject({ ok: true, value: { isWaiting: false } });
    await rule(true, 3);
    expect(await submit(await ready("Agora espera"))).toMatchObject({ ok: true, value: { isWaiting: true } });
  });

  it("reads why it was sent back, mends it and sends it again", async () => {
    await rule(true);
    const made = await ready("Volta com motivo");
    await submit(made);
    const first = await waitingOf(made.productId);
    const read = { reviewId: first!.reviewId, stamp: first!.stamp };
    expect(await decideWaitingPublication(admin.id, { ...read, isApproved: false, reason: "Faltam páginas." })).toEqual(ok());
    expect(await statusOf(made.productId)).toBe("reprovado");
    expect(await findEditedProduct(author.storeId, made.productId)).toMatchObject({
      review: { status: "recusada", reason: "Faltam páginas." },
    });
    expect(await submit({ ...made, form: { ...made.form, title: "Volta com motivo, pronta" } })).toMatchObject({
      value: { isWaiting: true },
    });
    const second = await waitingOf(made.productId);
    expect(second).toMatchObject({ title: "Volta com motivo, pronta" });
    expect(second!.reviewId).not.toBe(first!.reviewId);
  });

  it("takes back what waits and edits it; nobody approves it meanwhile", async () => {
    await rule(true);
    const made = await ready("Recolhido");
    await submit(made);
    const waiting = await waitingOf(made.productId);
    const edit = { productId: made.productId, form: made.form, revision: await revisionOf(made.productId) };
    expect(await saveDraft(author, edit)).toMatchObject({ reason: "not_editable" });
    expect(await withdrawReview(await createAuthor(), made.productId)).toMatchObject({ reason: "not_found" });
    expect(await withdrawReview(author, made.productId)).toEqual(ok());
    expect(await withdrawReview(author, made.productId)).toMatchObject({ reason: "wrong_state" });
    expect(await statusOf(made.productId)).toBe("rascunho");
    const late = { reviewId: waiting!.reviewId, stamp: waiting!.stamp, isApproved: true, reason: "conferido" };
    expect(await decideWaitingPublication(admin.id, late)).toMatchObject({ reason: "already_done" });
    expect(await saveDraft(author, edit)).toMatchObject({ ok: true });
  });

  it("a change of what is on sale waits too, the shop keeps the earlier one, and only what was read is approved", async () => {
    const { productId, form } = await publishOne(author, { title: "Na loja" });
    await rule(true, 9);
    expect(await submit({ productId, form: { ...form, promise: "Promessa nova" } })).toMatchObject({
      value: { isWaiting: true },
    });
    const waiting = await waitingOf(productId);
    expect(waiting).toMatchObject({ isOnSale: true, promise: "Promessa nova" });
    expect(await findProductPage("na-loja")).toMatchObject({ state: "publicado" });
    const revision = await revisionOf(productId);
    expect(await saveDraft(author, { productId, revision, form: { ...form, promise: "Outra coisa" } })).toMatchObject({
      ok: true,
    });
    const read = { reviewId: waiting!.reviewId, stamp: waiting!.stamp, isApproved: true, reason: "conferido" };
    expect(await decideWaitingPublication(admin.id, read)).toMatchObject({ reason: "changed" });
    const again = await waitingOf(productId);
    expect(await decideWaitingPublication(admin.id, { ...read, stamp: again!.stamp })).toEqual(ok());
    expect(await findProductPage("na-loja")).toMatchObject({ promise: "Outra coisa" });
  });

  it.each([
    ["paused", pauseProduct, "pausado"],
    ["archived", archiveProduct, "arquivado"],
  ] as const)(
    "a change that waits is taken back when its product is %s, and approving it late puts nothing on sale",
    async (_, leave, status) => {
      const { productId, form } = await publishOne(author, { title: `Sai ${status}` });
      await rule(true, 9);
      await submit({ productId, form: { ...form, promise: "Promessa nova" } });
      const waiting = await waitingOf(productId);
      expect((await leave(author, productId)).ok).toBe(true);
      expect(await waitingOf(productId)).toBeUndefined();
      const { rows } = await db.execute(sql`select status from publication_reviews where product_id = ${productId}`);
      expect(rows).toEqual([{ status: "recolhida" }]);
      const late = { reviewId: waiting!.reviewId, stamp: waiting!.stamp, isApproved: true, reason: "conferido" };
      expect(await decideWaitingPublication(admin.id, late)).toMatchObject({ reason: "already_done" });
      expect(await statusOf(productId)).toBe(status);
    },
  );

  it("what changed in a file since it was read, its name, its mark or its licences, is not approved unread", async () => {
    const { productId, fileId, form } = await publishOne(author, { title: "Lida antes" });
    await rule(true, 9);
    await submit({ productId, form: { ...form, promise: "Promessa nova" } });
    for (const change of [
      { name: "Outro nome.pdf" },
      { stamp: "primeira" as const, stampSince: new Date() },
      { licenses: ["comercial" as const] },
    ]) {
      const read = await waitingOf(productId);
      await db.update(productFiles).set(change).where(eq(productFiles.id, fileId));
      const decision = { reviewId: read!.reviewId, stamp: read!.stamp, isApproved: true, reason: "conferido" };
      expect(await decideWaitingPublication(admin.id, decision), JSON.stringify(change)).toMatchObject({ reason: "changed" });
    }
  });

  it("a publication set for an hour waits when the hour comes, and its author is told", async () => {
    await rule(true);
    const { productId, form } = await ready("Com hora");
    const input = {
      productId,
      form,
      revision: await revisionOf(productId),
      publishAt: wallClockSp(new Date(Date.now() + 1_800_000)),
    };
    expect(await schedulePublication(author, input)).toMatchObject({ ok: true });
    await db.execute(sql`update publication_schedules set publish_at = now() where product_id = ${productId}`);
    await publishDue();
    await publishDue();
    expect(await statusOf(productId)).toBe("em_revisao");
    const { rows } = await db.execute(
      sql`select facts ->> 'step' as step from notifications where event = 'material.revisao' and facts ->> 'productId' = ${String(productId)}`,
    );
    expect(rows).toEqual([{ step: "esperando" }]);
  });
});

describe("a store with strikes", () => {
  it("waits from the second on and publishes nothing from the third on, whatever the rule says; what is on sale stays", async () => {
    const { productId } = await publishOne(author, { title: "Continua à venda" });
    await strike(2);
    expect(await submit(await ready("Com duas"))).toMatchObject({ value: { isWaiting: true } });
    await strike(1);
    expect(await submit(await ready("Com três"))).toMatchObject({ ok: false, reason: "strikes" });
    expect(await findEditedProduct(author.storeId, productId)).toMatchObject({ publishing: "parada" });
    expect(await findProductPage("continua-a-venda")).toMatchObject({ state: "publicado" });
    await db.execute(
      sql`update store_strikes set given_at = now() - interval '2 days', ends_at = now() where store_id = ${author.storeId}`,
    );
    expect(await submit(await ready("Depois do prazo"))).toMatchObject({ value: { isWaiting: false } });
  });
});
