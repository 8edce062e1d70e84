import { type SQL, sql } from "drizzle-orm";
import { REPORT_KINDS, type ReportKind } from "#modules/moderation/rules.ts";
import { PAGE_SIZES, readSort } from "#kit/list-search.ts";
import { type Db, db } from "#platform/db.ts";
import { col, defineRow, readRows, columnsOf } from "#platform/read.ts";
import { commentList, type CommentsSearch, type CommentSource, type CommentTab } from "../search.ts";
import { DECIDED, WAITING } from "./comment-sources.ts";

type Row = {
  id: string;
  source: CommentSource;
  thing: ReportKind;
  ref: string;
  /** A title, or the words themselves. */
  subject: string;
  /** The product, or the text, it was written about. */
  about: string | null;
  /** Where it can be seen; null when it is not public. */
  href: string | null;
  /** Codes of why it waits, or what was decided. */
  reasons: string[];
  times: number;
  sinceMs: number;
};

const TABS: Record<CommentTab, SQL> = {
  fila: sql`true`,
  denuncias: sql`w.source = 'denuncia'`,
  avaliacoes: sql`w.source = 'avaliacao'`,
  perguntas: sql`w.source = 'pergunta'`,
  comentarios: sql`w.source = 'comentario'`,
  revisoes: sql`w.source = 'revisao'`,
  decididas: sql`true`,
};

/** Rows with what they are about in words. */
const described = (from: SQL): SQL => sql`
  select w.*, coalesce(p.title, s.name, r.body, q.body, f.shown_name || coalesce(' · ' || nullif(f.byline, ''), ''), l.name, k.body, '')
      as subject, coalesce(rp.title, qp.title, post.live->>'title') as about,
    case when is_published(p) then '/produto/' || p.slug when is_open(s) then '/loja/' || s.slug
      when r.status in ('publicada', 'denunciada') then '/avaliacoes?produto=' || rp.slug || '&avaliacao=' || r.id
      when q.status = 'publicada' then '/produto/' || qp.slug || '#pergunta-' || q.id
      when k.status = 'publicada' and post.status = 'publicado' then '/blog/' || post.slug || '#comentario-' || k.id
      when f.is_open then '/cliente/' || f.slug
      when l.share_token is not null then '/cliente/lista/' || l.share_token end as href
  from (${from}) w
    left join products p on p.id = case when w.thing = 'produto' then w.ref::bigint end
    left join stores s on s.id = case when w.thing = 'loja' then w.ref::bigint end
    left join reviews r on r.id = case when w.thing = 'avaliacao' then w.ref::uuid end
    left join products rp on rp.id = r.product_id
    left join questions q on q.id = case when w.thing = 'pergunta' then w.ref::uuid end
    left join products qp on qp.id = q.product_id
    left join profiles f on f.id = case when w.thing = 'perfil' then w.ref::uuid end
    left join favourite_lists l on l.id = case when w.thing = 'lista' then w.ref::uuid end
    left join post_comments k on k.id = case when w.thing = 'comentario' then w.ref::uuid end
    left join posts post on post.id = k.post_id`;

function foundBy({ busca, coisa }: CommentsSearch): SQL {
  const like = `%${(busca ?? "").replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  return sql`true ${coisa ? sql`and w.thing = ${coisa}` : sql``}
    ${busca ? sql`and (search_fold(w.subject) like search_fold(${like}) or search_fold(w.about) like search_fold(${like}))` : sql``}`;
}

/** Some rows of a view: what waits longest first, what was decided last first. */
export async function readComments(search: CommentsSearch, limit: number, offset: number, on: Db = db) {
  const isDecided = search.situacao === "decididas";
  const { isReversed } = readSort(search.ordem, "desde");
  const way = isDecided === isReversed ? sql`asc` : sql`desc`;
  return rowsOf(
    described(isDecided ? DECIDED : WAITING),
    sql`${foundBy(search)} and ${TABS[search.situacao ?? "fila"]} order by w.since ${way}, w.id ${way} limit ${limit} offset ${offset}`,
    on,
  );
}

/** One row; null when nothing of it waits or was decided. */
export async function readComment(id: string) {
  const [row] = await rowsOf(described(id.startsWith("l.") ? DECIDED : WAITING), sql`w.id = ${id}`);
  return row ?? null;
}

const ROW = defineRow<Row>({
  id: col.text`w.id`,
  source: col.oneOf(["avaliacao", "pergunta", "comentario", "denuncia", "revisao", "decisao"])`w.source`,
  thing: col.oneOf(REPORT_KINDS)`w.thing`,
  ref: col.text`w.ref`,
  subject: col.text`w.subject`,
  about: col.text.orNull`w.about`,
  href: col.text.orNull`w.href`,
  reasons: col.list(col.text)`w.reasons`,
  times: col.int`w.times`,
  sinceMs: col.real`(extract(epoch from w.since) * 1000)::float8`,
});

async function rowsOf(from: SQL, rest: SQL, on: Db = db) {
  const rows = await readRows(on, ROW, sql`select ${ROW} from (${from}) w where ${rest}`);
  return rows.map(({ sinceMs, ...row }) => ({ ...row, since: new Date(sinceMs) }));
}

/** One page of what waits for a decision, or of what was decided, and how many each tab holds under the same search. */
export async function listComments(search: CommentsSearch) {
  const { pagina = 1, por = PAGE_SIZES[0] } = search;
  const tabs = commentList.tabs.filter((tab) => tab !== "decididas");
  const waiting = columnsOf(tabs, (tab) => col.int`count(*) filter (where ${TABS[tab]})`);
  const [rows, [queued], [done]] = await Promise.all([
    readComments(search, por, (pagina - 1) * por),
    readRows(db, waiting, (row) => sql`select ${row} from (${described(WAITING)}) w where ${foundBy(search)}`),
    readRows(
      db,
      { decididas: col.int`count(*)::int` },
      (row) => sql`select ${row} from (${described(DECIDED)}) w where ${foundBy(search)}`,
    ),
  ]);
  if (!queued || !done) throw new Error("no counts");
  const counts = { ...queued, ...done };
  return { rows, counts, total: counts[search.situacao ?? "fila"] };
}
