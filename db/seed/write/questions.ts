import { sql } from "drizzle-orm";
import { newId } from "#kit/id.ts";
import { reports } from "#modules/moderation/tables.ts";
import { questions } from "#modules/reviews/questions/tables.ts";
import type { Tx } from "#platform/db.ts";
import { col, defineRow, readRows } from "#platform/read.ts";
import { fitsProduct } from "../market/fitting-questions.ts";
import { MARKET_PRODUCTS } from "../market/products.ts";
import { type Random, randomOf } from "../market/random.ts";
import { MARKET_QUESTIONS } from "../market/reviews.ts";
import { insertAll } from "./sales.ts";

const DAY = 86_400_000;
const ANSWERED = 0.82;

const BY_SLUG = new Map(MARKET_PRODUCTS.map((product) => [product.slug, product]));

type Requested = { productId: number; slug: string; publishedAt: string; ownerId: string; ownerEmail: string };

const REQUESTED = defineRow<Requested>({
  productId: col.int`p.id`,
  slug: col.text`p.slug`,
  publishedAt: col.timestamp`p.published_at`,
  ownerId: col.text`s.owner_id`,
  ownerEmail: col.text`u.email`,
});

/** What shoppers of the demo market asked, mostly answered; some questions wait for the author, one is held, two things are reported. */
export async function writeQuestions(tx: Tx, now: Date): Promise<void> {
  const products = await readRows(
    tx,
    REQUESTED,
    sql`select ${REQUESTED}
    from products p join stores s on s.id = p.store_id join users u on u.id = s.owner_id
    left join product_stats st on st.product_id = p.id
    where p.status = 'publicado' order by coalesce(st.sales, 0) desc, p.id`,
  );
  const people = await readRows(
    tx,
    { id: col.text`u.id` },
    (row) =>
      sql`select ${row} from users u where not exists (select 1 from stores s where s.owner_id = u.id) order by u.email limit 400`,
  );
  const random = randomOf("perguntas");
  const written = products.flatMap((product, rank) => drawOf(product, rank, people, random, now));
  const held = heldOf(products[0], people[0], now);
  await insertAll(tx, questions, [...written, ...held]);
  await writeReports(tx, now);
}

function drawOf(product: Requested, rank: number, people: { id: string }[], random: Random, now: Date) {
  const known = BY_SLUG.get(product.slug);
  if (!known) return [];
  const fitting = MARKET_QUESTIONS.filter(({ question }) => fitsProduct(question, known));
  const isDemo = product.ownerEmail === "autora@demo.test";
  const count = rank < 40 ? random.int(2, 5) : isDemo ? random.int(0, 3) : random.chance(0.45) ? random.int(1, 2) : 0;
  const since = new Date(product.publishedAt).getTime();
  return random.sample(fitting, count).map(({ question, answer }) => {
    const requestedAt = new Date(since + random.next() * (now.getTime() - since));
    const answeredAt = new Date(requestedAt.getTime() + random.real(0.1, 3) * DAY);
    const isAnswered = random.chance(isDemo ? 0.6 : ANSWERED) && answeredAt < now;
    return {
      id: newId(),
      productId: product.productId,
      askerId: random.pick(people).id,
      body: question,
      status: "publicada" as const,
      answer: isAnswered ? answer : null,
      answeredAt: isAnswered ? answeredAt : null,
      createdAt: requestedAt,
      publishedAt: requestedAt,
    };
  });
}

const HELD = "Consigo um desconto se eu comprar direto? Meu número é 32 99999-0000.";

const heldOf = (product: Requested | undefined, person: { id: string } | undefined, now: Date) =>
  product && person
    ? [
        {
          id: newId(),
          productId: product.productId,
          askerId: person.id,
          body: HELD,
          status: "retida" as const,
          heldFor: ["telefone"],
          createdAt: new Date(now.getTime() - 0.4 * DAY),
        },
      ]
    : [];

async function writeReports(tx: Tx, now: Date): Promise<void> {
  const reported = await readRows(
    tx,
    { id: col.int`p.id` },
    (row) =>
      sql`select ${row} from products p join product_stats st on st.product_id = p.id where p.status = 'publicado' order by st.sales, p.id limit 2`,
  );
  const people = await readRows(
    tx,
    { id: col.text`u.id` },
    (row) =>
      sql`select ${row} from users u where not exists (select 1 from stores s where s.owner_id = u.id) order by u.email limit 3`,
  );
  const [first, second] = reported;
  const [one, two, three] = people;
  if (!first || !second || !one || !two || !three) return;
  const at = (days: number) => new Date(now.getTime() - days * DAY);
  const of = (product: { id: number }, person: { id: string }, reason: string, words: string, days: number) => ({
    kind: "produto" as const,
    ref: String(product.id),
    reason,
    words,
    reporterId: person.id,
    reporterKey: person.id,
    createdAt: at(days),
  });
  await insertAll(tx, reports, [
    of(first, one, "direitos", "O desenho da página 3 é igual ao de um livro que eu tenho em casa.", 2.2),
    of(first, two, "enganoso", "A capa mostra páginas que não vêm no arquivo.", 1.1),
    of(second, three, "outro", "O resumo tem um erro que muda o sentido da atividade.", 0.6),
  ]);
}
