import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { ok } from "#kit/outcome.ts";
import { users } from "#modules/accounts/tables.ts";
import { products } from "#modules/catalog/tables.ts";
import { db, transact } from "#platform/db.ts";
import type { AuthorViewer } from "#platform/door.ts";
import { outboxEmails } from "#platform/outbox.ts";
import { createProduct, createStore, createUser, type TestUser, viewerOf } from "../../../../tests/factories.ts";
import { answerQuestion } from "./answer-question.ts";
import { askQuestion } from "./ask-question.ts";
import { moveQuestion } from "./move-question.ts";
import { listInbox, listQuestions } from "./queries.ts";
import { QUESTION_MOVES, type QuestionMove, questionAfter, type QuestionStatus } from "./rules.ts";
import { questions } from "./tables.ts";

let asker: TestUser;
let author: AuthorViewer;
let product: Awaited<ReturnType<typeof createProduct>>;

const emailsOf = async (kind: string) =>
  (await db.select().from(outboxEmails).where(eq(outboxEmails.kind, kind))).map((one) => one.recipient);
const ask = async (pergunta: string, who = asker, productId = product.id) =>
  askQuestion(await viewerOf(who), { productId, pergunta });
const requested = async (pergunta: string, who = asker): Promise<string> => {
  const answer = await ask(pergunta, who);
  if (!answer.ok) throw new Error(answer.reason);
  return answer.value.questionId;
};

beforeEach(async () => {
  const owner = await createUser();
  const store = await createStore({ ownerId: owner.id, authorName: "Helena Prado" });
  asker = await createUser({ name: "Caio Amaral da Silva" });
  product = await createProduct(store.id, { title: "Frações na feira" });
  author = { ...(await viewerOf(owner)), storeId: store.id };
});

describe("asking", () => {
  it("appears at once, with the first name, and the author gets an e-mail", async () => {
    await requested("Serve para o 4º ano?");
    const { questions: shown, total } = await listQuestions(product.id);
    expect(total).toBe(1);
    expect(shown[0]).toMatchObject({ body: "Serve para o 4º ano?", askerName: "Caio", answer: null });
    expect(JSON.stringify(shown)).not.toContain("Amaral");
    expect(await emailsOf("pergunta.nova")).toContain(author.email);
  });

  it("with a contact it is held: nobody reads it, and the author receives nothing", async () => {
    const answer = await ask("Me chama no zap 32 99999-0000?");
    expect(answer).toMatchObject({ ok: true, value: { isHeld: true } });
    expect(await listQuestions(product.id)).toEqual({ questions: [], total: 0 });
    expect((await listInbox(author.storeId, "todas", 1)).total).toBe(0);
    expect(await emailsOf("pergunta.nova")).not.toContain(author.email);
  });

  it("refuses a product off sale, one's own product and the same question again", async () => {
    await requested("Tem versão em preto e branco?");
    expect(await ask("tem versão em PRETO e branco?")).toMatchObject({ ok: false, reason: "already_asked" });
    const [owner] = await db.select().from(users).where(eq(users.id, author.userId));
    expect(await ask("Eu mesma pergunto?", owner)).toMatchObject({ ok: false, reason: "own_product" });
    await db.update(products).set({ status: "pausado" }).where(eq(products.id, product.id));
    expect(await ask("Ainda vende?")).toMatchObject({ ok: false, reason: "not_found" });
    expect(await ask("Existe?", asker, 999_999_999)).toMatchObject({ ok: false, reason: "not_found" });
  });

  it("with five unanswered, the sixth waits", async () => {
    for (let n = 1; n <= 5; n++) await requested(`Pergunta número ${n}?`);
    expect(await ask("Pergunta número 6?")).toMatchObject({ ok: false, reason: "too_many" });
    await db.update(questions).set({ answer: "Sim.", answeredAt: sql`now()` as never });
    expect(await ask("Pergunta número 6?")).toMatchObject({ ok: true });
  });

  it("the same question sent twenty times at once becomes a single one, with one e-mail", async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask("Abre no celular?")));
    expect(answers.filter((one) => one.ok)).toHaveLength(1);
    expect(await db.$count(questions, eq(questions.productId, product.id))).toBe(1);
    expect((await emailsOf("pergunta.nova")).filter((to) => to === author.email)).toHaveLength(1);
  });
});

describe("answering", () => {
  it("appears on the page and in the author's list, and the asker gets a single e-mail", async () => {
    const questionId = await requested("Tem gabarito?");
    expect((await listInbox(author.storeId, "sem-resposta", 1)).waiting).toBe(1);
    expect(await answerQuestion(author, { questionId, resposta: "Tem, comentado." })).toEqual(ok());
    expect(await answerQuestion(author, { questionId, resposta: "Tem, comentado, no fim." })).toEqual(ok());
    expect((await listQuestions(product.id)).questions[0]?.answer?.body).toBe("Tem, comentado, no fim.");
    expect(await listInbox(author.storeId, "sem-resposta", 1)).toMatchObject({ total: 0, waiting: 0 });
    expect(await listInbox(author.storeId, "respondidas", 1)).toMatchObject({ total: 1 });
    expect((await emailsOf("pergunta.respondida")).filter((to) => to === asker.email)).toHaveLength(1);
  });

  it("only that product's author answers, and only what is on the page", async () => {
    const questionId = await requested("Posso imprimir?");
    const otherStore = await createStore();
    const [other] = await db.select().from(users).where(eq(users.id, otherStore.ownerId));
    const stranger = { ...(await viewerOf(other!)), storeId: otherStore.id };
    expect(await answerQuestion(stranger, { questionId, resposta: "Pode." })).toMatchObject({ reason: "not_found" });
    const held = await ask("Veja em www.outro.com.br?");
    if (!held.ok) throw new Error("refused");
    expect(await answerQuestion(author, { questionId: held.value.questionId, resposta: "Vejo." })).toMatchObject({
      reason: "not_found",
    });
  });

  it("leads nobody out of the market", async () => {
    const questionId = await requested("Como falo com você?");
    expect(await answerQuestion(author, { questionId, resposta: "Escreva para helena@exemplo.com.br" })).toMatchObject({
      ok: false,
      reason: "invalid",
      fields: { resposta: expect.stringContaining("tire links") },
    });
    expect((await listQuestions(product.id)).questions[0]?.answer).toBeNull();
  });
});

describe("the held and the hidden", () => {
  const by = { actor: "admin:teste", cause: "Tem telefone." };
  const move = (questionId: string, step: QuestionMove) => transact((tx) => moveQuestion(tx, questionId, step, by));

  it("published by a person, the author gets the e-mail; rejected, the asker does", async () => {
    const first = await ask("Liga 32 99999-0000?");
    const second = await ask("Liga 32 99999-1111?");
    if (!first.ok || !second.ok) throw new Error("refused");
    expect(await move(first.value.questionId, "publicar")).toEqual(ok());
    expect((await listQuestions(product.id)).total).toBe(1);
    expect(await emailsOf("pergunta.nova")).toContain(author.email);
    expect(await move(second.value.questionId, "rejeitar")).toEqual(ok());
    expect((await listQuestions(product.id)).total).toBe(1);
    expect(await emailsOf("pergunta.recusada")).toContain(asker.email);
    expect(await move(second.value.questionId, "publicar")).toMatchObject({ reason: "wrong_state" });
  });

  it("hidden, it leaves the page and the author's list", async () => {
    const questionId = await requested("Posso trocar?");
    expect(await move(questionId, "ocultar")).toEqual(ok());
    expect((await listQuestions(product.id)).total).toBe(0);
    expect((await listInbox(author.storeId, "todas", 1)).total).toBe(0);
  });

  it.each(["retida", "publicada", "rejeitada", "oculta"] as QuestionStatus[])(
    "from %s one only leaves by the machine's steps",
    (from) => {
      for (const [step, { from: allowed, to }] of Object.entries(QUESTION_MOVES)) {
        const after = questionAfter(from, step as QuestionMove);
        expect(after).toBe((allowed as readonly string[]).includes(from) ? to : null);
      }
    },
  );
});
