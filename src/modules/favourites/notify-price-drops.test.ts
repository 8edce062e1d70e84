import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { formatPrice } from "#kit/money.ts";
import { ok } from "#kit/outcome.ts";
import { indexProduct } from "#modules/catalog/index-product.ts";
import { products } from "#modules/catalog/tables.ts";
import { db, transact } from "#platform/db.ts";
import { outboxEmails } from "#platform/outbox.ts";
import { createProduct, createStore, createUser, type TestUser } from "../../../tests/factories.ts";
import { giveAccess, warmPool } from "../../../tests/shopper.ts";
import { factsThatLeave } from "../../../tests/waiting-email.ts";
import { dropFavourite } from "./drop-favourite.ts";
import { writePriceDrop } from "./emails/price-drop.tsx";
import { saveFavourite } from "./save-favourite.ts";
import type { DroppedPrice } from "./schema/jobs.ts";
import { setAlerts } from "./set-alerts.ts";
import { notifyPriceDrops } from "./notify-price-drops.ts";

type Product = Awaited<ReturnType<typeof createProduct>>;
let user: TestUser;
let product: Product;

const cost = (priceCents: number, which = product) =>
  transact(async (tx) => {
    await tx.update(products).set({ priceCents }).where(eq(products.id, which.id));
    await indexProduct(tx, which.id);
    return ok();
  });

/** The prices told so far, letter by letter. */
async function emailMessages(): Promise<number[][]> {
  const rows = await db.select().from(outboxEmails).where(eq(outboxEmails.recipient, user.email)).orderBy(outboxEmails.createdAt);
  return rows.map((row) => (row.payload as { drops: DroppedPrice[] }).drops.map((drop) => drop.toCents));
}

async function saveWithAlert(who: TestUser, which: Product): Promise<string> {
  const answer = await saveFavourite(who.id, which.id);
  const listId = answer.ok ? answer.value : "";
  await setAlerts(who.id, listId, true);
  return listId;
}

beforeEach(async () => {
  user = await createUser();
  product = await createProduct((await createStore()).id, { priceCents: 4_000 });
  await cost(4_000);
});

it("a price told by an e-mail that waited is the one of the moment it leaves, and is not told when it rose or was bought", async () => {
  const other = await createProduct((await createStore()).id, { priceCents: 5_000 });
  await cost(5_000, other);
  await saveWithAlert(user, product);
  await saveWithAlert(user, other);
  await cost(3_000);
  await cost(4_500, other);
  await notifyPriceDrops();
  const leaves = async () => {
    const facts = (await factsThatLeave("favoritos.baixou", user.email)) as { drops: DroppedPrice[] } | null;
    return facts && Object.fromEntries(facts.drops.map(({ slug, toCents }) => [slug, toCents]));
  };
  expect(await leaves()).toEqual({ [product.slug]: 3_000, [other.slug]: 4_500 });
  await cost(2_500);
  await giveAccess(user, other);
  expect(await leaves()).toEqual({ [product.slug]: 2_500 });
  await cost(4_000);
  expect(await leaves()).toBeNull();
});

describe("the price alert", () => {
  it("goes only to who asked, once per drop; again when it falls further, or when it recovers and falls", async () => {
    const listId = await saveWithAlert(user, product);
    await setAlerts(user.id, listId, false);
    await cost(3_000);
    await notifyPriceDrops();
    expect(await emailMessages()).toEqual([]);
    await setAlerts(user.id, listId, true);
    await notifyPriceDrops();
    await notifyPriceDrops();
    expect(await emailMessages()).toEqual([[3_000]]);
    await cost(3_500);
    await notifyPriceDrops();
    expect(await emailMessages()).toEqual([[3_000]]);
    await cost(2_500);
    await notifyPriceDrops();
    expect(await emailMessages()).toEqual([[3_000], [2_500]]);
    await cost(4_000);
    await notifyPriceDrops();
    await cost(3_000);
    await notifyPriceDrops();
    expect(await emailMessages()).toEqual([[3_000], [2_500], [3_000]]);
  });

  it("doubled in several workers, counts each drop once", async () => {
    await saveWithAlert(user, product);
    const other = await createProduct(product.storeId, { priceCents: 9_000 });
    await saveFavourite(user.id, other.id);
    await cost(3_000);
    await cost(8_000, other);
    await warmPool();
    await Promise.all(Array.from({ length: 8 }, notifyPriceDrops));
    expect((await emailMessages()).flat().toSorted((a, b) => a - b)).toEqual([3_000, 8_000]);
  });

  it("killed half-way, does not mark what it did not tell", async () => {
    await saveWithAlert(user, product);
    await cost(3_000);
    await db.execute(sql`
      create function refuse_letter() returns trigger language plpgsql as $$ begin raise exception 'killed here'; end $$`);
    await db.execute(
      sql`create trigger refuse_letter before insert on outbox_emails for each row execute function refuse_letter()`,
    );
    await expect(notifyPriceDrops()).rejects.toThrow();
    await db.execute(sql`drop trigger refuse_letter on outbox_emails`);
    await db.execute(sql`drop function refuse_letter`);
    expect(await emailMessages()).toEqual([]);
    await notifyPriceDrops();
    expect(await emailMessages()).toEqual([[3_000]]);
  });

  it("is silent about what the person has, took off the list or left the sale, and to who has not confirmed the e-mail", async () => {
    await saveWithAlert(user, product);
    const dropped = await createProduct(product.storeId, { priceCents: 4_000 });
    const paused = await createProduct(product.storeId, { priceCents: 4_000 });
    for (const one of [dropped, paused]) await saveFavourite(user.id, one.id);
    const unproven = await createUser({ emailVerified: false });
    await saveWithAlert(unproven, product);
    await giveAccess(user, product);
    await dropFavourite(user.id, dropped.id);
    await db.update(products).set({ status: "pausado" }).where(eq(products.id, paused.id));
    for (const one of [product, dropped, paused]) await cost(1_000, one);
    await notifyPriceDrops();
    expect(await emailMessages()).toEqual([]);
    expect(await db.select().from(outboxEmails).where(eq(outboxEmails.recipient, unproven.email))).toEqual([]);
  });

  it("the e-mail says what fell and to how much, in the subject when it is only one", () => {
    const drop = { slug: "horta", title: "Horta na escola", authorName: "Helena Prado", fromCents: 4_200, toCents: 2_900 };
    expect(writePriceDrop({ name: "Ana Lia", drops: [drop] }).subject).toBe(
      `Preço caiu para ${formatPrice(2_900)}: Horta na escola`,
    );
    expect(writePriceDrop({ name: "Ana Lia", drops: [drop, drop] }).subject).toBe(
      "2 favoritos seus baixaram de preço na Autoria",
    );
  });
});
