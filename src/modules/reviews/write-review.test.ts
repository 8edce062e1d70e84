import { eq, sql } from "drizzle-orm";
import { afterEach, describe, expect, it } from "vitest";
import { ok } from "#kit/outcome.ts";
import { db, transact } from "#platform/db.ts";
import { col, readRows } from "#platform/read.ts";
import { createProduct, createStore, createUser } from "../../../tests/factories.ts";
import { emailsTo } from "../../../tests/mailbox.ts";
import { createReviewer, wrongAverages } from "../../../tests/reviewer.ts";
import { createSoldOrder } from "../../../tests/sold-order.ts";
import { users } from "../accounts/tables.ts";
import { productSearch, productStats } from "../catalog/tables.ts";
import { revokeAccess } from "../delivery/revoke-access.ts";
import { writeReviewInput } from "./schema/inputs.ts";
import { reviews } from "./tables.ts";
import { writeReview } from "./write-review.ts";

const TEXT = "Usei com duas turmas de 5º ano e rendeu uma semana inteira.";
const good = (productId: number) => ({ productId, nota: 5, texto: TEXT });

afterEach(async () => {
  expect(await wrongAverages()).toEqual([]);
});

describe("the door only reads what is a review (B144)", () => {
  it.each([
    ["nota 0", { nota: 0 }],
    ["nota 6", { nota: 6 }],
    ["nota 4,5", { nota: 4.5 }],
    ["nota em texto", { nota: "5" }],
    ["sem nota", { nota: undefined }],
    ["texto de 20 000", { texto: "a".repeat(20_000) }],
    ["texto de 1 501", { texto: "ab ".repeat(500) + "a".repeat(2) }],
    ["texto de 9", { texto: "muito bom" }],
    ["six stars for the service", { atendimento: 6 }],
    ["half a star for the description", { como_descrito: 0.5 }],
    ["um campo a mais", { status: "publicada" }],
  ])("refuses %s", (_, change) => {
    expect(writeReviewInput.safeParse({ ...good(1), ...change }).success).toBe(false);
  });

  it.each([
    ["só estrelas", { texto: "" }],
    ["texto de 10", { texto: "muito bom!" }],
    ["texto de 1 500", { texto: "á".repeat(1_500) }],
  ])("accepts %s", (_, change) => {
    expect(writeReviewInput.safeParse({ ...good(1), ...change }).success).toBe(true);
  });
});

describe("writing", () => {
  it("who acquired and downloaded is read at once, enters average and search, and the author gets an e-mail", async () => {
    const { buyer, product, order } = await createReviewer();
    const written = await writeReview(buyer.id, { ...good(product.id), nota: 4 });
    expect(written).toMatchObject({ ok: true, value: { status: "publicada" } });
    const [stats] = await db.select().from(productStats).where(eq(productStats.productId, product.id));
    expect(stats).toMatchObject({ ratingSum: 4, ratingCount: 1 });
    const [found] = await db.select().from(productSearch).where(eq(productSearch.productId, product.id));
    expect(found?.ratingCount).toBe(1);
    const [owner] = await db
      .select({ email: users.email })
      .from(users)
      .where(eq(users.id, sql`(select owner_id from stores where id = ${product.storeId})`));
    const emailMessages = (await emailsTo(owner?.email ?? "")).filter((emailMessage) => emailMessage.kind === "avaliacao.nova");
    expect(emailMessages).toHaveLength(1);
    expect(emailMessages[0]?.payload).toMatchObject({ rating: 4, text: TEXT, orderId: order.id });
    expect(JSON.stringify(emailMessages[0]?.payload)).not.toContain(buyer.name);
  });

  it("with a link, phone or insult it waits for a person, does not count and nobody gets an e-mail (B144)", async () => {
    for (const texto of ["compre em www.outra.com.br", "me chama no 32 99999-0000", "autora vagabunda", "fala em a@b.com"]) {
      const { buyer, product } = await createReviewer();
      const written = await writeReview(buyer.id, { ...good(product.id), texto });
      expect(written, texto).toMatchObject({ ok: true, value: { status: "retida" } });
      const [stats] = await db.select().from(productStats).where(eq(productStats.productId, product.id));
      expect(stats).toMatchObject({ ratingSum: 0, ratingCount: 0 });
      const { rows } = await db.execute(sql`
        select 1 from outbox_emails where kind = 'avaliacao.nova' and payload->>'title' = ${product.title}`);
      expect(rows).toEqual([]);
    }
  });

  it("only who has the product and downloaded it, and never its author (INV-40)", async () => {
    const stranger = await createUser();
    const { product, buyer } = await createReviewer();
    expect(await writeReview(stranger.id, good(product.id))).toMatchObject({ reason: "no_access" });

    const untouched = await createProduct((await createStore()).id);
    await createSoldOrder(buyer, [untouched]);
    expect(await writeReview(buyer.id, good(untouched.id))).toMatchObject({ reason: "no_download" });

    const author = await createUser();
    const own = await createProduct((await createStore({ ownerId: author.id })).id);
    await createReviewer(own, 0, author);
    expect(await writeReview(author.id, good(own.id))).toMatchObject({ reason: "own_product" });

    const late = await createReviewer(undefined, 366);
    expect(await writeReview(late.buyer.id, good(late.product.id))).toMatchObject({ reason: "too_late" });

    expect(await writeReview(buyer.id, good(999_999_999))).toMatchObject({ reason: "not_found" });
  });

  it("who refunded the purchase no longer reviews (INV-40)", async () => {
    const { buyer, product, order } = await createReviewer();
    await transact(async (tx) => {
      await revokeAccess(tx, order.id, "estornado");
      return ok();
    });
    expect(await writeReview(buyer.id, good(product.id))).toMatchObject({ reason: "no_access" });
  });

  it("of twenty attempts at once one stays and counts once (INV-40)", async () => {
    const { buyer, product } = await createReviewer();
    const answers = await Promise.all(Array.from({ length: 20 }, () => writeReview(buyer.id, good(product.id))));
    expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
    for (const answer of answers) if (!answer.ok) expect(answer.reason).toBe("already_reviewed");
    expect(await db.select().from(reviews).where(eq(reviews.productId, product.id))).toHaveLength(1);
    const [stats] = await db.select().from(productStats).where(eq(productStats.productId, product.id));
    expect(stats).toMatchObject({ ratingSum: 5, ratingCount: 1 });
  });

  it("many people at once, and the average is the sum of all", async () => {
    const product = await createProduct((await createStore()).id);
    const people = [];
    for (let index = 0; index < 12; index++) people.push((await createReviewer(product)).buyer);
    const answers = await Promise.all(
      people.map((buyer, index) => writeReview(buyer.id, { ...good(product.id), nota: (index % 5) + 1 })),
    );
    expect(answers.every((answer) => answer.ok)).toBe(true);
    const [stats] = await db.select().from(productStats).where(eq(productStats.productId, product.id));
    expect(stats?.ratingCount).toBe(12);
  });

  it("a refund at the same instant never leaves on air what was written without the purchase", async () => {
    for (let round = 0; round < 5; round++) {
      const { buyer, product, order } = await createReviewer();
      const [written] = await Promise.all([
        writeReview(buyer.id, good(product.id)),
        transact(async (tx) => {
          await revokeAccess(tx, order.id, "estornado");
          return ok();
        }),
      ]);
      const rows = await readRows(
        db,
        { data: col.shape({ productId: col.int })`data` },
        (row) =>
          sql`select ${row} from pgboss.job where name = 'delivery.access-changed' and data->>'productId' = ${String(product.id)}`,
      );
      // Either the return came first and nothing was written, or it waited, and its news will find the review.
      expect(rows).toHaveLength(1);
      if (!written.ok) expect(written.reason).toBe("no_access");
    }
  });
});
