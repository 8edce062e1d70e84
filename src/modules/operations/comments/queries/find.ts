import { type SQL, sql } from "drizzle-orm";
import type { ReportKind } from "#modules/moderation/rules.ts";
import { DECISIONS } from "#modules/moderation/undo/queries.ts";
import type { DecisionAction } from "#modules/moderation/undo/rules.ts";
import { maskEmail } from "#kit/email.ts";
import { firstName } from "#kit/person-name.ts";
import { db } from "#platform/db.ts";
import { col, defineRow, readRows } from "#platform/read.ts";
import { readComment } from "./list.ts";

type Writer = {
  id: string;
  name: string;
  email: string;
  sinceMs: number;
  suspendedFrom: string[];
  reviews: number;
  reviewsOut: number;
  questions: number;
  questionsOut: number;
  comments: number;
  commentsOut: number;
  upheld: number;
};
type Report = { reason: string; words: string; at: string; hasAccount: boolean };
type Decided = { id: number; action: DecisionAction; reason: string; by: string; at: string };

/** One row of the list with all that was said of it, who wrote it and what was decided about it before; null when it is gone. */
export async function findComment(id: string) {
  const row = await readComment(id);
  if (!row) return null;
  const [reports, writer, decisions] = await Promise.all([
    listPublished(row.thing, row.ref),
    findWriter(row.thing, row.ref),
    listDecisions(row.thing, row.ref),
  ]);
  return { ...row, reports, writer, decisions };
}

const REPORT = defineRow<Report>({
  reason: col.text`o.reason`,
  words: col.text`o.words`,
  at: col.text`to_json(o.created_at) #>> '{}'`,
  hasAccount: col.bool`o.reporter_id is not null`,
});

async function listPublished(kind: ReportKind, ref: string): Promise<Report[]> {
  const rows = await readRows(
    db,
    REPORT,
    sql`select ${REPORT}
    from reports o where o.kind = ${kind} and o.ref = ${ref} and o.status = 'aberta'
    union all select 'revisao', c.words, to_json(c.created_at) #>> '{}', true
    from moderation_appeals c where c.kind = ${kind} and c.ref = ${ref} and c.status = 'aberto' order by at limit 50`,
  );
  return rows;
}

const DECIDED = defineRow<Decided>({
  id: col.real`a.id::float8`,
  action: col.oneOf([
    "denuncia-acolher",
    "denuncia-recusar",
    "retirar-das-bibliotecas",
    "manter-nas-bibliotecas",
    "retida-publicar",
    "retida-rejeitar",
    "aprovar-avaliacao",
    "rejeitar-avaliacao",
    "publicar-comentario",
    "rejeitar-comentario",
    "revisao-acolher",
    "revisao-manter",
    "desfeita-volta",
    "desfeita-sai",
  ])`a.action`,
  reason: col.text`a.reason`,
  by: col.text`u.name`,
  at: col.text`to_json(a.at) #>> '{}'`,
});

async function listDecisions(kind: ReportKind, ref: string): Promise<Decided[]> {
  const rows = await readRows(
    db,
    DECIDED,
    sql`select ${DECIDED}
    from admin_audit a join users u on u.id = a.admin_id
    where a.target_kind = ${kind} and a.target_id = ${ref} and a.action in (${DECISIONS}) order by a.id desc limit 20`,
  );
  return rows.map((one) => ({ ...one, by: firstName(one.by) }));
}

const WRITERS: Record<ReportKind, (ref: string) => SQL> = {
  produto: (ref) => sql`select s.owner_id from products p join stores s on s.id = p.store_id where p.id = ${ref}::bigint`,
  loja: (ref) => sql`select s.owner_id from stores s where s.id = ${ref}::bigint`,
  avaliacao: (ref) => sql`select r.user_id from reviews r where r.id = ${ref}::uuid`,
  pergunta: (ref) => sql`select q.asker_id from questions q where q.id = ${ref}::uuid`,
  perfil: (ref) => sql`select f.user_id from profiles f where f.id = ${ref}::uuid`,
  lista: (ref) => sql`select l.user_id from favourite_lists l where l.id = ${ref}::uuid`,
  comentario: (ref) => sql`select k.user_id from post_comments k where k.id = ${ref}::uuid`,
};

const WRITER = defineRow<Writer>({
  id: col.text`u.id`,
  name: col.text`u.name`,
  email: col.text`u.email`,
  sinceMs: col.real`(extract(epoch from u.created_at) * 1000)::float8`,
  suspendedFrom: col.list(col.text)`u.suspended_from`,
  reviews: col.int`r.written`,
  reviewsOut: col.int`r.gone`,
  questions: col.int`q.written`,
  questionsOut: col.int`q.gone`,
  comments: col.int`k.written`,
  commentsOut: col.int`k.gone`,
  upheld: col.int`(select count(distinct (o.kind, o.ref))::int from reports o where o.status = 'procedente' and (
        (o.kind = 'avaliacao' and o.ref in (select x.id::text from reviews x where x.user_id = u.id))
        or (o.kind = 'pergunta' and o.ref in (select x.id::text from questions x where x.asker_id = u.id))
        or (o.kind = 'comentario' and o.ref in (select x.id::text from post_comments x where x.user_id = u.id))
        or (o.kind = 'loja' and o.ref in (select x.id::text from stores x where x.owner_id = u.id))
        or (o.kind = 'produto' and o.ref in (select x.id::text from products x join stores t on t.id = x.store_id where t.owner_id = u.id))
      ))`,
});

/** Who wrote it, only hinted, and how what they wrote before fared. */
async function findWriter(kind: ReportKind, ref: string) {
  const rows = await readRows(
    db,
    WRITER,
    sql`select ${WRITER}
    from users u
    cross join lateral (select count(*)::int as written, (count(*) filter (where x.status in ('rejeitada', 'oculta')))::int as gone
      from reviews x where x.user_id = u.id) r
    cross join lateral (select count(*)::int as written, (count(*) filter (where x.status in ('rejeitada', 'oculta')))::int as gone
      from questions x where x.asker_id = u.id) q
    cross join lateral (select count(*)::int as written, (count(*) filter (where x.status in ('rejeitada', 'oculta')))::int as gone
      from post_comments x where x.user_id = u.id) k
    where u.id = (${WRITERS[kind](ref)})`,
  );
  const [found] = rows;
  if (!found) return null;
  const { name, email, sinceMs, ...writer } = found;
  return { ...writer, firstName: firstName(name), emailMasked: maskEmail(email), since: new Date(sinceMs) };
}
