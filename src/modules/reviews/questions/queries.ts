import { sql } from "drizzle-orm";
import { firstName } from "#kit/person-name.ts";
import { type Db, db } from "#platform/db.ts";
import { col, defineRow, readRows } from "#platform/read.ts";
import { isOffered, withSeller } from "../../catalog/queries/sellable.ts";
import { type InboxTab, QUESTIONS_A_PAGE } from "./rules.ts";
import type { Inbox, InboxQuestion, QuestionFacts, QuestionPage } from "./schema.ts";

type Row = { id: string; body: string; name: string; requestedAt: string; answer: string | null; answeredAt: string | null };

const iso = (column: string) => sql.raw(`to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`);
const FACTS = {
  id: col.text`q.id`,
  body: col.text`q.body`,
  name: col.text`u.name`,
  requestedAt: col.text(iso("q.published_at")),
  answer: col.text.orNull`q.answer`,
  answeredAt: col.text.orNull(iso("q.answered_at")),
};
const PUBLIC_QUESTION = defineRow<Row & { total: number }>({ ...FACTS, total: col.int`count(*) over ()` });
const INBOX_QUESTION = defineRow<Row & { product: InboxQuestion["product"] }>({
  ...FACTS,
  product: col.shape({ slug: col.text, title: col.text })`json_build_object('slug', p.slug, 'title', p.title)`,
});

const toFacts = ({ id, body, name, requestedAt, answer, answeredAt }: Row): QuestionFacts => ({
  id,
  body,
  askerName: firstName(name),
  requestedAt,
  answer: answer !== null && answeredAt !== null ? { body: answer, at: answeredAt } : null,
});

/** The public questions of a product, a page at a time: answered first, then the newest. */
export async function listQuestions(productId: number, page = 1, size = QUESTIONS_A_PAGE): Promise<QuestionPage> {
  const rows = await readRows(
    db,
    PUBLIC_QUESTION,
    sql`
    select ${PUBLIC_QUESTION} from questions q join users u on u.id = q.asker_id
    where q.product_id = ${productId} and q.status = 'publicada'
    order by (q.answer is null), q.published_at desc, q.id desc limit ${size} offset ${(page - 1) * size}`,
  );
  return { questions: rows.map(toFacts), total: rows[0]?.total ?? 0 };
}

const TABS: Record<InboxTab, ReturnType<typeof sql>> = {
  "sem-resposta": sql`q.answer is null`,
  respondidas: sql`q.answer is not null`,
  todas: sql`true`,
};

/** What shoppers asked of this store's products; those without an answer wait the longest first. */
export async function listInbox(storeId: number, tab: InboxTab, page: number): Promise<Inbox> {
  const order = tab === "sem-resposta" ? sql`q.published_at, q.id` : sql`q.published_at desc, q.id desc`;
  const ofStore = sql`questions q join products p on p.id = q.product_id and p.store_id = ${storeId}`;
  const [rows, counts] = await Promise.all([
    readRows(
      db,
      INBOX_QUESTION,
      sql`
      select ${INBOX_QUESTION} from ${ofStore} join users u on u.id = q.asker_id
      where q.status = 'publicada' and ${TABS[tab]}
      order by ${order} limit ${QUESTIONS_A_PAGE} offset ${(page - 1) * QUESTIONS_A_PAGE}`,
    ),
    readRows(
      db,
      {
        total: col.int`(count(*) filter (where ${TABS[tab]}))::int`,
        waiting: col.int`(count(*) filter (where q.answer is null))::int`,
      },
      (row) => sql`
      select ${row}
      from ${ofStore} where q.status = 'publicada'`,
    ),
  ]);
  return {
    questions: rows.map(({ product, ...row }) => ({ ...toFacts(row), product })),
    total: counts[0]?.total ?? 0,
    waiting: counts[0]?.waiting ?? 0,
  };
}

export type Askable = { productId: number; title: string; slug: string; ownerId: string; ownerEmail: string; authorName: string };

const ASKABLE = defineRow<Askable>({
  productId: col.int`p.id`,
  title: col.text`p.title`,
  slug: col.text`p.slug`,
  ownerId: col.text`s.owner_id`,
  ownerEmail: col.text`owner.email`,
  authorName: col.text`s.author_name`,
});

/** A product that is on sale, with who answers for it. */
export async function findAskable(on: Db, productId: number): Promise<Askable | null> {
  const rows = await readRows(
    on,
    ASKABLE,
    sql`
    select ${ASKABLE}
    from products p ${withSeller} where p.id = ${productId} and ${isOffered}`,
  );
  return rows[0] ?? null;
}

export type QuestionEmail = {
  id: string;
  status: "retida" | "publicada" | "rejeitada" | "oculta";
  body: string;
  answer: string | null;
  productId: number;
  productTitle: string;
  productSlug: string;
  storeId: number;
  ownerId: string;
  ownerEmail: string;
  authorName: string;
  askerId: string;
  askerName: string;
  askerEmail: string;
};

const QUESTION_EMAIL = defineRow<QuestionEmail>({
  id: col.text`q.id`,
  status: col.oneOf(["retida", "publicada", "rejeitada", "oculta"])`q.status`,
  body: col.text`q.body`,
  answer: col.text.orNull`q.answer`,
  productId: col.int`p.id`,
  productTitle: col.text`p.title`,
  productSlug: col.text`p.slug`,
  storeId: col.int`p.store_id`,
  ownerId: col.text`o.id`,
  ownerEmail: col.text`o.email`,
  authorName: col.text`s.author_name`,
  askerId: col.text`a.id`,
  askerName: col.text`a.name`,
  askerEmail: col.text`a.email`,
});

/** A question held until `on` ends, with all its emails need; of one store alone when told. */
export async function lockQuestion(on: Db, questionId: string, storeId?: number): Promise<QuestionEmail | null> {
  const rows = await readRows(
    on,
    QUESTION_EMAIL,
    sql`
    select ${QUESTION_EMAIL}
    from questions q join products p on p.id = q.product_id join stores s on s.id = p.store_id
      join users o on o.id = s.owner_id join users a on a.id = q.asker_id
    where q.id = ${questionId} ${storeId === undefined ? sql`` : sql`and p.store_id = ${storeId}`} for update of q`,
  );
  return rows[0] ?? null;
}
