import { sql } from "drizzle-orm";
import { ok } from "#kit/outcome.ts";
import { rankProducts } from "#modules/catalog/rank-products.ts";
import { relateOldest } from "#modules/catalog/relate-products.ts";
import { rebuildSuggestionsWhenOld } from "#modules/catalog/search/rebuild-suggestions.ts";
import { rebuildVocabularyWhenOld } from "#modules/catalog/search/rebuild-vocabulary.ts";
import { downloads, entitlements } from "#modules/delivery/tables.ts";
import { orderItems, orders } from "#modules/orders/tables.ts";
import { paymentAttempts } from "#modules/payments/tables/attempts.ts";
import { receivables } from "#modules/payments/tables/receivables.ts";
import { refundItems, refunds, saleReversals } from "#modules/payments/tables/refunds.ts";
import { pagarmeKeys } from "#modules/payments/provider.ts";
import { db, pool, transact, type Tx } from "#platform/db.ts";
import { stateHistory } from "#platform/state-history.ts";
import "./patience.ts";
import { randomOf } from "./market/random.ts";
import { writeApplications } from "./write/applications.ts";
import { writeAnswers } from "./write/attributes.ts";
import { writeDiscounts } from "./write/discounts.ts";
import { couponUser, writeUses } from "./write/use-coupons.ts";
import { writeCustomerCard } from "./write/customer-card.ts";
import { writeFavourites } from "./write/favourites.ts";
import { writeHomeSections } from "./write/home-sections.ts";
import { fillSandbox, writeLedger } from "./write/ledger.ts";
import { writeCategories } from "./write/categories.ts";
import { indexSeededProducts, makeProducts, writeInventedProducts } from "./write/products.ts";
import { writeEditions, writePublications } from "./write/editions.ts";
import { writePeople, writeStores } from "./write/people.ts";
import { writeNotices } from "./write/notices.ts";
import { writePastWithdrawals } from "./write/past-withdrawals.ts";
import { planSales } from "./write/plan-sales.ts";
import { showProgress } from "./write/progress.ts";
import { writePosts } from "./write/posts.ts";
import { writePublicProfile } from "./write/public-profile.ts";
import { writeMessages } from "./write/messages.ts";
import { writeQuestions } from "./write/questions.ts";
import { writeReach } from "./write/reach.ts";
import { writeReviews } from "./write/reviews.ts";
import { writeStamps } from "./write/stamps.ts";
import { countStats, insertAll, salesRows } from "./write/sales.ts";

/** The demo market: files first, then every row in one transaction, so that a start cut short begins again from nothing. */
async function seedMarket(now: Date): Promise<void> {
  const made = await makeProducts(showProgress);
  await transact(async (tx) => {
    const storeIds = await writeStores(tx, now);
    const { buyers, customer } = await writePeople(tx);
    const categoryIds = await writeCategories(tx);
    const all = await writeInventedProducts(tx, made, categoryIds, storeIds, now);
    await writeAnswers(tx, categoryIds, new Map(all.map(({ slug, id }) => [slug, id])));
    // A bundle opens many things at once: its sales are for who tries it.
    const products = all.filter(({ isBundle }) => !isBundle);
    const random = randomOf("feira");
    const coupons = couponUser(await writeDiscounts(tx, products, storeIds, now));
    const rows = salesRows(planSales(products, buyers, customer, now, random), now, random, coupons);
    await writeSales(tx, rows);
    await writeEditions(tx, now);
    await writePublications(tx);
    await writeStamps(tx);
    await writeQuestions(tx, now);
    await writeMessages(tx, now);
    await writeUses(tx, coupons.uses);
    await writeReviews(tx, now);
    await writeReach(tx, now);
    await indexSeededProducts(tx, all, now);
    const sandboxUrl = new URL(pagarmeKeys.apiUrl).origin;
    await fillSandbox(tx, sandboxUrl, rows.pastSales);
    await writeLedger(tx, [...rows.journals, ...(await writePastWithdrawals(tx, sandboxUrl, rows.journals, now))]);
    await writeCustomerCard(tx, customer, now);
    await writeFavourites(tx, { materials: products, storeIds: [...storeIds.values()], buyers, customer }, now);
    await writeNotices(tx, now);
    await writePublicProfile(tx, customer, now);
    await writeApplications(tx, now);
    await writeHomeSections(tx, categoryIds, products, now);
    await writePosts(tx, categoryIds, products, now);
    return ok();
  });
  await rankProducts(now);
  await prepareSearch();
  await db.execute(sql`analyze`);
}

/** What the workers remake from time to time: suggestions, the vocabulary, what goes with what. */
async function prepareSearch(): Promise<void> {
  await rebuildVocabularyWhenOld();
  await rebuildSuggestionsWhenOld();
  while ((await relateOldest()) > 0);
}

async function writeSales(tx: Tx, rows: ReturnType<typeof salesRows>): Promise<void> {
  await insertAll(tx, orders, rows.orders);
  await insertAll(tx, orderItems, rows.items);
  await insertAll(tx, paymentAttempts, rows.attempts);
  await insertAll(tx, receivables, rows.receivables);
  await insertAll(tx, entitlements, rows.access);
  await insertAll(tx, downloads, rows.downloads);
  await insertAll(tx, stateHistory, rows.history);
  await insertAll(tx, refunds, rows.refunds);
  await insertAll(tx, refundItems, rows.refundItems);
  await insertAll(tx, saleReversals, rows.reversals);
  await countStats(tx);
}

const { rows } = await db.execute(sql`select 1 from products limit 1`);
if (rows.length > 0) console.log("O banco já tem materiais: nada a semear.");
else await seedMarket(new Date());
await pool.end();
