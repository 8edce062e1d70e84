import { eq, sql } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import { OWN_CASE_WORDS } from "#modules/accounts/record-decision.ts";
import { publicationReviewSetting } from "#modules/catalog/publication-reviews/settings.ts";
import { submitProduct } from "#modules/catalog/submit-product.ts";
import { closeChangeRequest, requestProductChanges } from "#modules/operations/products/ask-product-changes.ts";
import { decideWaitingPublication } from "#modules/operations/publication-reviews/decide-publication.ts";
import { listWaitingPublications } from "#modules/operations/publication-reviews/queries.ts";
import { setCommission } from "#modules/operations/commissions/set-commission.ts";
import { settleByHand } from "#modules/payments/refunds/settle-by-hand.ts";
import { refunds } from "#modules/payments/tables/refunds.ts";
import { ok } from "#kit/outcome.ts";
import { db, transact } from "#platform/db.ts";
import type { AuthorViewer } from "#platform/door.ts";
import type { Viewer } from "#platform/session.ts";
import { changeSetting } from "#platform/settings.ts";
import { filledForm, openDraft, revisionOf, sendFile } from "./author.ts";
import { createProduct, createStore, createUser, type TestUser, viewerOf } from "./factories.ts";
import { provedViewer } from "./leaving.ts";
import { createPaidOrder, refundLine, refundsOf } from "./paid-order.ts";
import { attachSandbox } from "./sandbox.ts";

const sandbox = attachSandbox();
const motivo = "Lemos com calma.";

/** Of the team, who has a store too and buys; and a colleague with nothing to do with either. */
let own: TestUser, other: TestUser;
let store: Awaited<ReturnType<typeof createStore>>;
let author: AuthorViewer;
const proved = new Map<TestUser, Viewer>();

beforeAll(async () => {
  own = await createUser({ name: "Renata Queiroz", roles: ["admin"] });
  other = await createUser({ name: "Bruno Lima", roles: ["admin"] });
  for (const one of [own, other]) proved.set(one, await provedViewer(one));
  store = await createStore({ ownerId: own.id });
  author = { ...(await viewerOf(own)), storeId: store.id };
  await transact(async (tx) => {
    await changeSetting(tx, publicationReviewSetting, {
      values: { isOn: true, firstProducts: 20 },
      by: other.id,
      reason: "teste",
    });
    return ok();
  });
});

type Decide = (admin: TestUser) => Promise<unknown>;

async function waiting(title: string, isApproved: boolean): Promise<Decide> {
  const productId = await openDraft(author);
  await sendFile(author, productId, "a.txt", Buffer.from(title));
  const form = await filledForm({ title });
  const submitted = await submitProduct(author, { productId, form, revision: await revisionOf(productId) });
  expect(submitted).toMatchObject({ ok: true, value: { isWaiting: true } });
  const { rows } = await listWaitingPublications();
  const found = rows.find((row) => row.productId === productId);
  if (!found) throw new Error("nothing waits");
  return ({ id }) =>
    decideWaitingPublication(id, { reviewId: found.reviewId, stamp: found.stamp, isApproved, reason: isApproved ? "" : motivo });
}

/** A refund that the provider never made, of an order that `own` sold of or bought. */
async function stuck(as: "buyer" | "seller"): Promise<Decide> {
  const made = await createPaidOrder(sandbox, [5_000]);
  await refundLine(made, 0);
  const [refund] = await refundsOf(made.orderId);
  if (!refund) throw new Error("no refund");
  await db.update(refunds).set({ status: "manual" }).where(eq(refunds.id, refund.id));
  if (as === "buyer") await db.execute(sql`update orders set user_id = ${own.id} where id = ${made.orderId}`);
  else await db.execute(sql`update order_items set store_id = ${store.id} where order_id = ${made.orderId}`);
  return (admin) => settleByHand(proved.get(admin)!, refund.id, { paidBy: "plataforma", note: "Assumido pela plataforma." });
}

const asks = [{ item: "titulo" as const, note: motivo }];

const DECISIONS: Record<string, () => Promise<Decide>> = {
  "a publication of theirs that waits, to let it go on sale": () => waiting("Minha, aprovada", true),
  "a publication of theirs that waits, to send it back": () => waiting("Minha, recusada", false),
  "what to change in their product": async () => {
    const { id: productId } = await createProduct(store.id);
    return ({ id }) => requestProductChanges(id, { productId, asks });
  },
  "whether what was to change in their product was done": async () => {
    const { id: productId } = await createProduct(store.id);
    expect(await requestProductChanges(other.id, { productId, asks })).toEqual(ok());
    return ({ id }) => closeChangeRequest(id, { productId, motivo });
  },
  "the commission agreed for one product of theirs": async () => {
    const { id } = await createProduct(store.id);
    return (admin) => setCommission(proved.get(admin)!, { alvo: { kind: "material", id }, fromBps: null, toBps: 500, motivo });
  },
  "how a refund of what they sold is paid, when the provider makes none": () => stuck("seller"),
  "how a refund of what they bought is paid, when the provider makes none": () => stuck("buyer"),
};

it.each(Object.keys(DECISIONS))("nobody of the team decides %s, and a colleague does", async (name) => {
  const decide = await DECISIONS[name]!();
  expect(await decide(own)).toMatchObject({ ok: false, reason: "own_case", fields: { form: OWN_CASE_WORDS } });
  expect(await decide(other)).toMatchObject({ ok: true });
});
