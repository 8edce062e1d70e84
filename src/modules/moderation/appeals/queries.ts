import { type SQL, sql } from "drizzle-orm";
import type { Db } from "#platform/db.ts";
import { col, defineRow, readRows } from "#platform/read.ts";
import { APPEAL_KINDS, type Appeal, type AppealKind, type TakenDown } from "./rules.ts";

const OWNED_ROW = defineRow({ subject: col.text`subject`, isDown: col.bool.orNull`"isDown"` });

const OWNED: Record<AppealKind, (ref: string, userId: string) => SQL> = {
  produto: (ref, userId) => sql`select p.title as subject, p.status = 'bloqueado' as "isDown"
    from products p join stores s on s.id = p.store_id where p.id = ${ref}::bigint and s.owner_id = ${userId}`,
  avaliacao: (
    ref,
    userId,
  ) => sql`select coalesce(nullif(r.body, ''), p.title) as subject, r.status in ('rejeitada', 'oculta') as "isDown"
    from reviews r join products p on p.id = r.product_id where r.id = ${ref}::uuid and r.user_id = ${userId}`,
  pergunta: (ref, userId) => sql`select q.body as subject, q.status in ('rejeitada', 'oculta') as "isDown"
    from questions q where q.id = ${ref}::uuid and q.asker_id = ${userId}`,
  comentario: (ref, userId) => sql`select c.body as subject, c.status in ('rejeitada', 'oculta') as "isDown"
    from post_comments c where c.id = ${ref}::uuid and c.user_id = ${userId}`,
  perfil: (ref, userId) => sql`select f.shown_name as subject, f.blocked_at is not null as "isDown"
    from profiles f where f.id = ${ref}::uuid and f.user_id = ${userId}`,
  lista: (ref, userId) => sql`select l.name as subject, 'oculta' = (
      select h.to_state from state_history h where h.entity = 'list' and h.entity_id = ${ref} order by h.id desc limit 1) as "isDown"
    from favourite_lists l where l.id = ${ref}::uuid and l.user_id = ${userId}`,
  loja: (
    ref,
    userId,
  ) => sql`select s.name as subject, exists (select 1 from store_strikes k where k.kind = 'loja' and k.ref = ${ref}
      and k.lifted_at is null and k.ends_at > now()) as "isDown"
    from stores s where s.id = ${ref}::bigint and s.owner_id = ${userId}`,
};

const NUMBERED: readonly AppealKind[] = ["produto", "loja"];

const ENTITY: Record<Exclude<AppealKind, "loja">, string> = {
  produto: "product",
  avaliacao: "review",
  pergunta: "question",
  comentario: "comment",
  perfil: "profile",
  lista: "list",
};

type Down = { reason: string; atMs: number };
type Requested = Omit<Appeal, "at"> & { atMs: number };

const DOWN = defineRow<Down>({
  reason: col.text`d.cause`,
  atMs: col.real`(extract(epoch from d.at) * 1000)::float8`,
});

/** When and why a thing of this kind was last taken down, or a store was last decided against. */
const downOf = (kind: AppealKind, ref: string): SQL =>
  kind === "loja"
    ? sql`select k.reason as cause, k.given_at as at from store_strikes k where k.kind = 'loja' and k.ref = ${ref}
        order by k.lifted_at is null desc, k.given_at desc, k.id desc limit 1`
    : sql`select h.cause, h.at from state_history h where h.entity = ${ENTITY[kind]} and h.entity_id = ${ref}
        and h.to_state in ('bloqueado', 'rejeitada', 'oculta') order by h.id desc limit 1`;

const REQUESTED = defineRow<Requested>({
  words: col.text`words`,
  status: col.oneOf(["aberto", "acolhido", "recusado"])`status`,
  answer: col.text.orNull`answer`,
  atMs: col.real`(extract(epoch from created_at) * 1000)::float8`,
});

/**
 * Of a store only the last decision is appealed: once an appeal was upheld, the one before it may be too, for as long as it counts.
 * Something this person made that the platform took down, and what they asked since; null when it is not theirs or was never taken down. */
export async function findTakenDown(on: Db, userId: string, kind: AppealKind, ref: string): Promise<TakenDown | null> {
  if (/^[0-9]+$/.test(ref) !== NUMBERED.includes(kind)) return null;
  const [thing] = await readRows(on, OWNED_ROW, sql`select ${OWNED_ROW} from (${OWNED[kind](ref, userId)}) owned`);
  if (!thing) return null;
  const downs = await readRows(on, DOWN, sql`select ${DOWN} from (${downOf(kind, ref)}) d`);
  const [down] = downs;
  if (!down) return null;
  const requested = await readRows(
    on,
    REQUESTED,
    sql`select ${REQUESTED} from moderation_appeals
    where kind = ${kind} and ref = ${ref} and user_id = ${userId}
      and (extract(epoch from created_at) * 1000)::float8 >= ${down.atMs}
      and not (kind = 'loja' and status = 'acolhido' and ${thing.isDown}) order by created_at desc limit 1`,
  );
  const [last] = requested;
  if (!thing.isDown && !last) return null;
  const appeal = last ? { words: last.words, status: last.status, answer: last.answer, at: new Date(last.atMs) } : null;
  return { kind, ref, subject: thing.subject, reason: down.reason, at: new Date(down.atMs), appeal };
}

type OpenAppeal = { id: string; kind: AppealKind; ref: string; userId: string; name: string; email: string };

const OPEN_APPEAL = defineRow<OpenAppeal>({
  id: col.text`c.id`,
  kind: col.oneOf(APPEAL_KINDS)`c.kind`,
  ref: col.text`c.ref`,
  userId: col.text`u.id`,
  name: col.text`u.name`,
  email: col.text`u.email`,
});

/** An open appeal with who asked; held until `on` ends. */
export async function lockAppeal(on: Db, appealId: string): Promise<OpenAppeal | null> {
  const rows = await readRows(
    on,
    OPEN_APPEAL,
    sql`select ${OPEN_APPEAL} from moderation_appeals c join users u on u.id = c.user_id
    where c.id = ${appealId} and c.status = 'aberto' for update of c`,
  );
  return rows[0] ?? null;
}
