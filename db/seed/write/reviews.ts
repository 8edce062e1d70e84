import { sql } from "drizzle-orm";
import { newId } from "#kit/id.ts";
import { productStats } from "#modules/catalog/tables.ts";
import { reviewReminders, reviews, reviewVotes } from "#modules/reviews/tables.ts";
import type { Tx } from "#platform/db.ts";
import { stateHistory } from "#platform/state-history.ts";
import { col, defineRow, readRows } from "#platform/read.ts";
import { rootOf } from "../market/categories.ts";
import { randomOf } from "../market/random.ts";
import { drawReply } from "../market/replies.ts";
import { drawReview } from "../market/reviews.ts";
import { insertAll } from "./sales.ts";

const DAY = 86_400_000;
/** Buyers who say something of what they downloaded. */
const SPOKEN = 0.48;

type Bought = {
  userId: string;
  email: string;
  productId: number;
  storeId: number;
  slug: string;
  category: string;
  orderId: string;
  version: number;
  ownerEmail: string;
  firstAt: string;
};

const BOUGHT = defineRow<Bought>({
  userId: col.text`e.user_id`,
  email: col.text`u.email`,
  productId: col.int`e.product_id`,
  storeId: col.int`p.store_id`,
  slug: col.text`p.slug`,
  category: col.text`c.slug`,
  orderId: col.text`e.order_id`,
  version: col.int`v.number`,
  ownerEmail: col.text`a.email`,
  firstAt: col.timestamp`min(d.at)`,
});

/**
 * What buyers of the demo market said of what they downloaded, answered by some authors and found useful by others, with averages that
 * are the reviews' own; call it before the products are indexed. One of each kind waits: for an answer, and for a person's eyes.
 */
export async function writeReviews(tx: Tx, now: Date): Promise<void> {
  const bought = await readRows(
    tx,
    BOUGHT,
    sql`select ${BOUGHT}
    from entitlements e join downloads d on d.entitlement_id = e.id join users u on u.id = e.user_id
    join products p on p.id = e.product_id join categories c on c.id = p.category_id join product_versions v on v.id = e.version_id
    join stores s on s.id = p.store_id join users a on a.id = s.owner_id
    where e.revoked_at is null
    group by e.id, u.email, p.id, c.slug, v.number, a.email order by min(d.at), e.id`,
  );
  const written = drawAll(bought, now);
  await insertAll(tx, reviews, written.reviews);
  await insertAll(tx, reviewVotes, written.votes);
  await insertAll(tx, stateHistory, written.history);
  await insertAll(
    tx,
    reviewReminders,
    bought
      .filter(({ firstAt }) => new Date(firstAt).getTime() < now.getTime() - 4 * DAY)
      .map(({ userId, productId }) => ({ userId, productId })),
  );
  await tx.execute(sql`
    update ${productStats} set rating_sum = told.sum, rating_count = told.count from (
      select product_id, coalesce(sum(counted_rating), 0)::int as sum, count(counted_rating)::int as count from reviews group by product_id
    ) told where told.product_id = product_stats.product_id`);
}

type Written = {
  reviews: (typeof reviews.$inferInsert & { id: string; postedAt: Date })[];
  votes: (typeof reviewVotes.$inferInsert)[];
  history: (typeof stateHistory.$inferInsert)[];
};

function drawAll(bought: Bought[], now: Date): Written {
  const random = randomOf("avaliações");
  const people = [...new Set(bought.map((one) => one.userId))];
  const used = new Map<number, Set<string>>();
  const written: Written = { reviews: [], votes: [], history: [] };
  for (const one of bought) {
    const at = new Date(new Date(one.firstAt).getTime() + random.real(0.2, 24) * DAY);
    const isSpoken = random.chance(one.email === "cliente@demo.test" ? 0.7 : SPOKEN);
    const { stars, text } = drawReview(random, rootOf(one.category), randomOf(one.slug).next());
    const isReplied = random.chance(stars === 5 ? 0.3 : 0.55);
    const reply = drawReply(random, stars);
    const fans = text
      ? random.sample(
          people,
          random.weighted([0, 1, 2, 4, 9], (count) => 6 / (1 + count)),
        )
      : [];
    if (!isSpoken || at > now) continue;
    const texts = used.get(one.productId) ?? new Set<string>();
    used.set(one.productId, texts);
    const body = text && !texts.has(text) ? text : "";
    texts.add(body);
    const id = newId();
    const repliedAt = new Date(at.getTime() + random.real(0.1, 5) * DAY);
    const hasReply = isReplied && body !== "" && repliedAt < now;
    const voters = body ? fans.filter((userId) => userId !== one.userId) : [];
    written.reviews.push({
      id,
      productId: one.productId,
      storeId: one.storeId,
      userId: one.userId,
      orderId: one.orderId,
      rating: stars,
      body,
      versionNumber: one.version,
      status: "publicada",
      countedRating: stars,
      ...drawStore(randomOf(`loja ${one.orderId} ${one.productId}`), stars),
      helpfulCount: voters.length,
      ...(hasReply ? { reply, repliedAt } : {}),
      postedAt: at,
    });
    written.votes.push(
      ...voters.map((userId) => ({ reviewId: id, userId, at: new Date(Math.min(now.getTime(), at.getTime() + DAY)) })),
    );
    written.history.push(
      {
        entity: "review",
        entityId: id,
        fromState: null,
        toState: "pendente",
        cause: "avaliação escrita",
        actor: "demonstração",
        at,
      },
      {
        entity: "review",
        entityId: id,
        fromState: "pendente",
        toState: "publicada",
        cause: "avaliação escrita",
        actor: "demonstração",
        at,
      },
    );
  }
  holdSome(written, now);
  return written;
}

const HELD = [
  {
    rating: 4,
    text: "Gostei, mas achei o mesmo conteúdo grátis em www.materiais-livres.com.br, procurem por lá.",
    reasons: ["link"],
  },
  {
    rating: 5,
    text: "Ótimo. Quem quiser as respostas do simulado me chama no 32 99999-0000 que eu mando.",
    reasons: ["telefone"],
  },
  { rating: 1, text: "ISTO NÃO ABRE NO MEU COMPUTADOR E NINGUÉM RESPONDE", reasons: ["gritos"] },
];

/** The newest three wait for a person, as the automatic check would have them. */
function holdSome({ reviews: rows, votes, history }: Written, now: Date): void {
  const newest = rows.toSorted((a, b) => b.postedAt.getTime() - a.postedAt.getTime()).slice(0, HELD.length);
  for (const [index, review] of newest.entries()) {
    const { rating = 5, text = "", reasons = [] } = HELD[index] ?? {};
    Object.assign(review, { rating, status: "retida", countedRating: null, body: text, holdReasons: reasons, helpfulCount: 0 });
    Object.assign(review, { reply: null, repliedAt: null, postedAt: new Date(now.getTime() - (index + 2) * 3_600_000) });
    votes.splice(0, votes.length, ...votes.filter((vote) => vote.reviewId !== review.id));
    for (const line of history) if (line.entityId === review.id && line.toState === "publicada") line.toState = "retida";
  }
}

/** Most say nothing of the store; who does is about as content with it as with the product. */
function drawStore(random: ReturnType<typeof randomOf>, stars: number) {
  const near = (): number => Math.max(1, Math.min(5, stars + (random.chance(0.3) ? (random.chance(0.5) ? 1 : -1) : 0)));
  return random.chance(0.45) ? { serviceRating: near(), describedRating: near() } : {};
}
