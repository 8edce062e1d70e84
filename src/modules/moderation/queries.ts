import { sql } from "drizzle-orm";
import { isPutAway } from "#modules/catalog/rules/product-status.ts";
import { type Db, db } from "#platform/db.ts";
import { col, defineRow, readRows } from "#platform/read.ts";
import { REPORT_KINDS, type ReportKind } from "./rules.ts";
import type { HeldQuestion, ModerationQueue, OpenReport } from "./schema.ts";

const MOST_SHOWN = 50;

const PUBLIC: Record<ReportKind, (ref: string) => ReturnType<typeof sql>> = {
  produto: (ref) => sql`select 1 from products where id = ${ref}::bigint and published_at is not null and is_published(products)`,
  loja: (ref) => sql`select 1 from stores where id = ${ref}::bigint and (is_open(stores) or status = 'suspensa')`,
  avaliacao: (ref) => sql`select 1 from reviews where id = ${ref}::uuid and status in ('publicada', 'denunciada')`,
  pergunta: (ref) => sql`select 1 from questions where id = ${ref}::uuid and status = 'publicada'`,
  perfil: (ref) => sql`select 1 from profiles where id = ${ref}::uuid and is_open`,
  lista: (ref) => sql`select 1 from favourite_lists where id = ${ref}::uuid and share_token is not null`,
  comentario: (ref) => sql`select 1 from post_comments c join posts post on post.id = c.post_id
    where c.id = ${ref}::uuid and c.status = 'publicada' and post.status = 'publicado'`,
};

/** Whether a ref of this kind names something everybody can see. */
export async function isReportable(on: Db, kind: ReportKind, ref: string): Promise<boolean> {
  const isNumber = /^[0-9]+$/.test(ref);
  if (isNumber !== (kind === "produto" || kind === "loja")) return false;
  const { rows } = await on.execute(PUBLIC[kind](ref));
  return rows.length > 0;
}

const iso = (column: string) => sql.raw(`to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`);

/** What is complained of, and the questions that are held, the oldest first: each thing once, with all that was said of it. */
export async function readModerationQueue(): Promise<ModerationQueue> {
  const [reports, held] = await Promise.all([listOpenReports(), listHeld()]);
  return { reports, held };
}

const OPEN_REPORT = defineRow<OpenReport>({
  reportId: col.text`o."reportId"`,
  kind: col.oneOf(REPORT_KINDS)`o.kind`,
  count: col.int`o.count`,
  reasons: col.list(col.text)`o.reasons`,
  words: col.list(col.text)`o.words[1:10]`,
  since: col.text(iso("o.since")),
  subject: col.text`coalesce(p.title, s.name, r.body, q.body, f.shown_name || coalesce(' · ' || nullif(f.byline, ''), ''), l.name, c.body, '')`,
  href: col.text.orNull`case when is_published(p) then '/produto/' || p.slug
        when is_open(s) then '/loja/' || s.slug
        when r.id is not null then '/avaliacoes?produto=' || rp.slug || '&avaliacao=' || r.id
        when q.status = 'publicada' then '/produto/' || qp.slug || '#pergunta-' || q.id
        when f.is_open then '/cliente/' || f.slug
        when l.share_token is not null then '/cliente/lista/' || l.share_token end`,
});

async function listOpenReports(): Promise<OpenReport[]> {
  const rows = await readRows(
    db,
    OPEN_REPORT,
    sql`
    with open as (
      select kind, ref, (array_agg(id order by created_at))[1] as "reportId", count(*)::int as count,
        array_agg(distinct reason) as reasons, coalesce(array_agg(words order by created_at) filter (where words <> ''), '{}') as words,
        min(created_at) as since
      from reports where status = 'aberta' group by kind, ref order by min(created_at) limit ${MOST_SHOWN})
    select ${OPEN_REPORT}
    from open o
      left join products p on o.kind = 'produto' and p.id::text = o.ref
      left join stores s on o.kind = 'loja' and s.id::text = o.ref
      left join reviews r on o.kind = 'avaliacao' and r.id::text = o.ref
      left join products rp on rp.id = r.product_id
      left join questions q on o.kind = 'pergunta' and q.id::text = o.ref
      left join products qp on qp.id = q.product_id
      left join profiles f on o.kind = 'perfil' and f.id::text = o.ref
      left join favourite_lists l on o.kind = 'lista' and l.id::text = o.ref
      left join post_comments c on o.kind = 'comentario' and c.id::text = o.ref
    order by o.since`,
  );
  return rows;
}

const HELD_QUESTION = defineRow<HeldQuestion>({
  questionId: col.text`q.id`,
  body: col.text`q.body`,
  heldFor: col.list(col.text)`q.held_for`,
  subject: col.text`p.title`,
  href: col.text`'/produto/' || p.slug`,
  since: col.text(iso("q.created_at")),
});

async function listHeld(): Promise<HeldQuestion[]> {
  const rows = await readRows(
    db,
    HELD_QUESTION,
    sql`
    select ${HELD_QUESTION}
    from questions q join products p on p.id = q.product_id
    where q.status = 'retida' order by q.created_at limit ${MOST_SHOWN}`,
  );
  return rows;
}

export type ReportedThing = { kind: ReportKind; ref: string; subject: string };

/** What a report is about, in words, and where they are. */
const SUBJECT = sql`coalesce(p.title, s.name, left(r.body, 200), left(q.body, 200), f.shown_name, l.name, left(c.body, 200), '')`;
const REPORTED = sql`reports o
      left join products p on o.kind = 'produto' and p.id::text = o.ref
      left join stores s on o.kind = 'loja' and s.id::text = o.ref
      left join reviews r on o.kind = 'avaliacao' and r.id::text = o.ref
      left join questions q on o.kind = 'pergunta' and q.id::text = o.ref
      left join profiles f on o.kind = 'perfil' and f.id::text = o.ref
      left join favourite_lists l on o.kind = 'lista' and l.id::text = o.ref
      left join post_comments c on o.kind = 'comentario' and c.id::text = o.ref`;

const REPORTED_THING = defineRow<ReportedThing>({
  kind: col.oneOf(REPORT_KINDS)`o.kind`,
  ref: col.text`o.ref`,
  subject: col.text(SUBJECT),
});

/** An open report with what it is about in words; held until `on` ends, with the others about the same thing. */
export async function lockReport(on: Db, reportId: string): Promise<ReportedThing | null> {
  const rows = await readRows(
    on,
    REPORTED_THING,
    sql`
    select ${REPORTED_THING} from ${REPORTED} where o.id = ${reportId} and o.status = 'aberta' for update of o`,
  );
  return rows[0] ?? null;
}

type Reporter = { reportId: string; userId: string; email: string; kind: ReportKind; subject: string };

const REPORTER = defineRow<Reporter>({
  reportId: col.text`o.id`,
  userId: col.text`u.id`,
  email: col.text`u.email`,
  kind: col.oneOf(REPORT_KINDS)`o.kind`,
  subject: col.text(SUBJECT),
});

/** The accounts behind reports, by their ids, and what each is about. */
export async function listReporters(on: Db, reportIds: string[]): Promise<Reporter[]> {
  if (reportIds.length === 0) return [];
  const rows = await readRows(
    on,
    REPORTER,
    sql`
    select ${REPORTER}
    from ${REPORTED} join users u on u.id = o.reporter_id
    where o.id in (${sql.join(
      reportIds.map((id) => sql`${id}::uuid`),
      sql`, `,
    )})`,
  );
  return rows;
}

export type BlockableProduct = {
  id: number;
  storeId: number;
  status: "rascunho" | "em_revisao" | "publicado" | "reprovado" | "pausado" | "arquivado" | "bloqueado";
  title: string;
  ownerId: string;
  ownerEmail: string;
  authorName: string;
};

const BLOCKABLE_PRODUCT = defineRow<BlockableProduct>({
  id: col.int`p.id`,
  storeId: col.int`p.store_id`,
  status: col.oneOf(["rascunho", "em_revisao", "publicado", "reprovado", "pausado", "arquivado", "bloqueado"])`p.status`,
  title: col.text`p.title`,
  ownerId: col.text`u.id`,
  ownerEmail: col.text`u.email`,
  authorName: col.text`s.author_name`,
});

/** A product held until `on` ends, with whom to tell. */
export async function lockProduct(on: Db, productId: number): Promise<BlockableProduct | null> {
  const rows = await readRows(
    on,
    BLOCKABLE_PRODUCT,
    sql`
    select ${BLOCKABLE_PRODUCT}
    from products p join stores s on s.id = p.store_id join users u on u.id = s.owner_id
    where p.id = ${productId} for update of p`,
  );
  return rows[0] ?? null;
}

/** Whether its author had put a blocked product away before the platform blocked it: it was not on sale. */
export async function wasPutAway(on: Db, productId: number): Promise<boolean> {
  const rows = await readRows(
    on,
    { from: col.text`from_state` },
    (row) => sql`
    select ${row} from state_history
    where entity = 'product' and entity_id = ${String(productId)} and to_state = 'bloqueado' order by id desc limit 1`,
  );
  return isPutAway(rows[0]?.from ?? "");
}
