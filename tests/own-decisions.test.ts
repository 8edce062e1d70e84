import { sql } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import { OWN_CASE_WORDS } from "#modules/accounts/record-decision.ts";
import { switchProfile } from "#modules/accounts/profiles/switch-profile.ts";
import { decideComment } from "#modules/content/posts/comments/decide-comment.ts";
import { commentSetting } from "#modules/content/posts/comments/settings.ts";
import { writeComment } from "#modules/content/posts/comments/write-comment.ts";
import { appealContent } from "#modules/moderation/appeals/appeal-content.ts";
import { decideAppeal } from "#modules/moderation/appeals/decide-appeal.ts";
import { decideHeldQuestion } from "#modules/moderation/decide-held-question.ts";
import { decideReport } from "#modules/moderation/decide-report.ts";
import { reportContent } from "#modules/moderation/report-content.ts";
import { liftStrike } from "#modules/moderation/strikes/lift-strike.ts";
import { undoDecision } from "#modules/moderation/undo/undo-decision.ts";
import { addPurchaseBlock } from "#modules/operations/blocks/add-purchase-block.ts";
import { blockBuyer } from "#modules/operations/blocks/block-buyer.ts";
import { endPurchaseBlock } from "#modules/operations/blocks/end-purchase-block.ts";
import { setCommission } from "#modules/operations/commissions/set-commission.ts";
import { correctEmailAsAdmin } from "#modules/operations/orders/correct-email.ts";
import { recordDispute } from "#modules/operations/orders/record-dispute.ts";
import { blockListedProduct, freeBlockedProduct } from "#modules/operations/products/block-product.ts";
import { moveToCategory } from "#modules/operations/products/move-to-category.ts";
import { decideRefund } from "#modules/payments/refunds/decide-refund.ts";
import { refundLines } from "#modules/payments/refunds/refund-lines.ts";
import { reportProblem } from "#modules/payments/refunds/report-problem.ts";
import { escalateProblem, answerProblem } from "#modules/payments/refunds/answer-problem.ts";
import { decideHeldReview } from "#modules/reviews/decide-held-review.ts";
import { canonicalEmail } from "#kit/email.ts";
import { db } from "#platform/db.ts";
import type { Viewer } from "#platform/session.ts";
import { createCategory } from "./author.ts";
import { createProduct, createStore, createUser, type TestUser, viewerOf } from "./factories.ts";
import { provedViewer } from "./leaving.ts";
import { freshEmail } from "./mailbox.ts";
import { createPaidOrder, refundsOf } from "./paid-order.ts";
import { publishedOf } from "./post.ts";
import { attachSandbox } from "./sandbox.ts";
import { createSoldOrder } from "./sold-order.ts";

const sandbox = attachSandbox();
const motivo = "Lemos com calma.";
const rowOf = async (statement: ReturnType<typeof sql>) => (await db.execute<{ id: string }>(statement)).rows[0]!;

/** Of the team, who has a store too and buys; and a colleague with nothing to do with either. */
let own: TestUser, other: TestUser, stranger: TestUser;
const proved = new Map<TestUser, Viewer>();
let store: Awaited<ReturnType<typeof createStore>>;
let product: Awaited<ReturnType<typeof createProduct>>;

beforeAll(async () => {
  [own, other, stranger] = await Promise.all([
    createUser({ name: "Renata Queiroz", roles: ["admin"] }),
    createUser({ name: "Bruno Lima", roles: ["admin"] }),
    createUser({ name: "Caio Amaral" }),
  ]);
  for (const one of [own, other]) proved.set(one, await provedViewer(one));
  store = await createStore({ ownerId: own.id });
  product = await createProduct(store.id);
  await db.execute(sql`insert into settings (key, value, updated_by) values (${commentSetting.key}, '{"isOn":true}', 'teste')`);
});

type Decide = (admin: TestUser) => Promise<unknown>;

async function held(table: "questions" | "reviews", by: TestUser, of: typeof product): Promise<string> {
  if (table === "questions") {
    const { id } = await rowOf(sql`insert into questions (product_id, asker_id, body, status, held_for)
      values (${of.id}, ${by.id}, 'Serve para o 3º ano?', 'retida', '{email}') returning id`);
    return id;
  }
  const order = await createSoldOrder(by, [of]);
  const { id } =
    await rowOf(sql`insert into reviews (product_id, store_id, user_id, order_id, rating, version_number, status, body)
    values (${of.id}, ${of.storeId}, ${by.id}, ${order.id}, 4, 1, 'retida', 'Bons mapas') returning id`);
  return id;
}
const others = async () => createProduct((await createStore()).id);
const question = async (by: TestUser, of: typeof product): Promise<Decide> => {
  const questionId = await held("questions", by, of);
  return ({ id }) => decideHeldQuestion(id, { questionId, decision: "rejeitar", motivo });
};
const review = async (by: TestUser, of: typeof product): Promise<Decide> => {
  const reviewId = await held("reviews", by, of);
  return ({ id }) => decideHeldReview(id, { reviewId, aprova: false, motivo });
};
async function report(kind: "produto" | "loja" | "lista" | "perfil", ref: string): Promise<string> {
  const answer = await reportContent(await viewerOf(stranger), { kind, ref, motivo: "direitos", palavras: "" });
  if (!answer.ok) throw new Error(answer.reason);
  return answer.value.reportId;
}
const reported = async (kind: "produto" | "loja" | "lista" | "perfil", ref: string): Promise<Decide> => {
  const reportId = await report(kind, ref);
  return ({ id }) => decideReport(id, { reportId, decision: "recusar", motivo });
};
async function upheld(): Promise<string> {
  const made = await createProduct(store.id);
  const reportId = await report("produto", String(made.id));
  expect(await decideReport(other.id, { reportId, decision: "acolher", motivo })).toMatchObject({ ok: true });
  return String(made.id);
}
/** An order of two stores, the first of them of who decides, or bought by them. */
async function paid(as: "buyer" | "seller") {
  const made = await createPaidOrder(sandbox);
  if (as === "buyer") await db.execute(sql`update orders set user_id = ${own.id} where id = ${made.orderId}`);
  else await db.execute(sql`update order_items set store_id = ${store.id} where id = ${made.itemIds[0]}`);
  return made;
}

async function blocked(kind: "email" | "documento" | "cartao", value: string): Promise<Decide> {
  expect(await addPurchaseBlock(other.id, { kind, value, ate: null, motivo })).toEqual({ ok: true });
  const { id: blockId } = await rowOf(sql`select id from purchase_blocks where value = ${value} and ended_at is null`);
  return ({ id }) => endPurchaseBlock(id, { blockId: Number(blockId), motivo });
}

const DECISIONS: Record<string, () => Promise<Decide>> = {
  "a held question on their product": () => question(stranger, product),
  "a held question they asked": async () => question(own, await others()),
  "a held review of their product": () => review(stranger, product),
  "a held review they wrote": async () => review(own, await others()),
  "a comment they wrote": async () => {
    const { postId } = await publishedOf(other.id, { title: "Com conversa" });
    await writeComment(own.id, { postId, comentario: "Escrevam para renata@exemplo.com.br" });
    const { id: commentId } = await rowOf(sql`select id from post_comments where user_id = ${own.id} order by id desc limit 1`);
    return ({ id }) => decideComment(id, { commentId, decision: "rejeitar", motivo });
  },
  "a report on their product": async () => reported("produto", String((await createProduct(store.id)).id)),
  "a report on their store": () => reported("loja", String(store.id)),
  "a report on their list": async () => {
    const list = await rowOf(sql`insert into favourite_lists (user_id, name, share_token)
      values (${own.id}, 'Minha', 'zbcdefghij0123456789') returning id`);
    return reported("lista", list.id);
  },
  "a report on their profile": async () => {
    const shown = await switchProfile(own.id, { part: "open", isOn: true });
    if (!shown.ok) throw new Error(shown.reason);
    return reported("perfil", (await rowOf(sql`select id from profiles where user_id = ${own.id}`)).id);
  },
  "a strike of their store": async () => {
    const ref = await upheld();
    const { id: strikeId } = await rowOf(
      sql`select id from store_strikes where store_id = ${store.id} and lifted_at is null order by given_at desc limit 1`,
    );
    expect(ref).not.toBe("");
    return ({ id }) => liftStrike(id, { strikeId, motivo });
  },
  "an appeal of theirs": async () => {
    const ref = await upheld();
    expect(await appealContent(own.id, { kind: "produto", ref, palavras: "É meu, e tenho os originais." })).toEqual({ ok: true });
    const { id: appealId } = await rowOf(sql`select id from moderation_appeals where ref = ${ref} and status = 'aberto'`);
    return ({ id }) => decideAppeal(id, { appealId, acolhe: true, motivo });
  },
  "a decision about their product, to undo it": async () => {
    const questionId = await held("questions", stranger, product);
    await decideHeldQuestion(other.id, { questionId, decision: "rejeitar", motivo });
    const { id: decided } = await rowOf(sql`select max(id)::text as id from admin_audit where target_id = ${questionId}`);
    return ({ id }) => undoDecision(id, { decisionId: Number(decided), motivo });
  },
  "freeing their product": async () => {
    const { id: productId } = await createProduct(store.id);
    await blockListedProduct(other.id, { productId, motivo });
    return ({ id }) => freeBlockedProduct(id, { productId, motivo });
  },
  "the commission of their store": async () => {
    const input = { alvo: { kind: "loja" as const, id: store.id }, fromBps: null, toBps: 500, motivo };
    return (admin) => setCommission(proved.get(admin)!, input);
  },
  "giving back an order they sold of": async () => {
    const { orderId, itemIds } = await paid("seller");
    return (admin) => refundLines({ as: "admin", viewer: proved.get(admin)! }, { orderId, itemIds, reason: motivo });
  },
  "a refund of what they bought": async () => {
    const made = await createPaidOrder(sandbox);
    const itemId = made.itemIds[0] ?? "";
    await reportProblem(made.buyer.id, { orderId: made.orderId, itemId, problem: "incompleto", text: "Veio em branco." });
    const [refund] = await refundsOf(made.orderId);
    const author = { userId: made.buyer.id, storeId: made.storeIds[0] ?? 0 };
    await answerProblem(author, refund!.id, { agrees: false, reason: "É assim mesmo." });
    await escalateProblem(made.buyer.id, refund!.id);
    await db.execute(sql`update orders set user_id = ${own.id} where id = ${made.orderId}`);
    return ({ id }) => decideRefund(id, refund!.id, { approves: true, reason: motivo });
  },
  "blocking who bought of them": async () => {
    const { orderId } = await paid("seller");
    return ({ id }) => blockBuyer(id, { orderId, tipos: ["email"], ate: null, motivo });
  },
  "until when their own e-mail is blocked": async () => {
    const block = { kind: "email" as const, value: canonicalEmail(own.email), ate: null, motivo };
    return ({ id }) => addPurchaseBlock(id, block);
  },
  "whether their own e-mail stays blocked": () => blocked("email", canonicalEmail(own.email)),
  "whether a document they bought with stays blocked": async () => {
    const { orderId } = await paid("buyer");
    await db.execute(sql`update orders set buyer_document = '11144477735' where id = ${orderId}`);
    return blocked("documento", "11144477735");
  },
  "whether a card they paid with stays blocked": async () => {
    const { orderId } = await paid("buyer");
    await db.execute(
      sql`update payment_attempts set card_first_six = '411111', card_last_four = '1142' where order_id = ${orderId}`,
    );
    return blocked("cartao", "4111111142");
  },
  "a dispute of an order they sold of": async () => {
    const { orderId } = await paid("seller");
    return ({ id }) => recordDispute(id, { orderId, ato: "avisar", motivo });
  },
  "whose an order is that they sold of": async () => {
    const { orderId } = await paid("seller");
    return (admin) => correctEmailAsAdmin(proved.get(admin)!, { orderId, email: freshEmail(), motivo });
  },
  "whether an order of somebody else is theirs": async () => {
    const { orderId } = await createPaidOrder(sandbox);
    const email = { [own.id]: own.email, [other.id]: stranger.email };
    return (admin) => correctEmailAsAdmin(proved.get(admin)!, { orderId, email: email[admin.id]!, motivo });
  },
};

it.each(Object.keys(DECISIONS))("nobody of the team decides %s, and a colleague does", async (name) => {
  const decide = await DECISIONS[name]!();
  expect(await decide(own)).toMatchObject({ ok: false, reason: "own_case", fields: { form: OWN_CASE_WORDS } });
  expect(await decide(other)).toMatchObject({ ok: true });
});

it("nobody of the team files their own product under another category, and the others of the same press move", async () => {
  const [mine, theirs, categoryId] = [await createProduct(store.id), await others(), await createCategory()];
  const pick = { ids: [mine.id, theirs.id] };
  expect(await moveToCategory(own.id, { pick, categoryId, motivo })).toMatchObject({
    value: { moves: [{ productId: theirs.id }], saved: [{ reason: "own_case" }] },
  });
  expect(await rowOf(sql`select category_id as id from products where id = ${mine.id}`)).toEqual({ id: mine.categoryId });
  expect(await moveToCategory(other.id, { pick: { ids: [mine.id] }, categoryId, motivo })).toMatchObject({
    value: { moves: [{ productId: mine.id }], saved: [] },
  });
});
