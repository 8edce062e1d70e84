import { sql } from "drizzle-orm";
import { DECISIONS } from "#modules/moderation/undo/queries.ts";

/** All that waits for a person of the platform: each thing complained of once, then what the automatic check held and what somebody asked to be looked at again. */
export const WAITING = sql`
  select 'd.' || (array_agg(o.id order by o.created_at, o.id))[1] as id, 'denuncia' as source, o.kind as thing, o.ref,
    array_agg(distinct o.reason) as reasons, count(*)::int as times, min(o.created_at) as since
  from reports o where o.status = 'aberta' group by o.kind, o.ref
  union all
  select 'a.' || v.id, 'avaliacao', 'avaliacao', v.id::text, v.hold_reasons, 1, coalesce(v.edited_at, v.posted_at)
  from reviews v where v.status = 'retida'
  union all
  select 'p.' || h.id, 'pergunta', 'pergunta', h.id::text, h.held_for, 1, h.created_at from questions h where h.status = 'retida'
  union all
  select 'c.' || k.id, 'comentario', 'comentario', k.id::text, k.held_for, 1, k.created_at from post_comments k where k.status = 'retida'
  union all
  select 'r.' || c.id, 'revisao', c.kind, c.ref, array['revisao'], 1, c.created_at from moderation_appeals c where c.status = 'aberto'`;

/** What was decided about comments, from the record of the platform. */
export const DECIDED = sql`
  select 'l.' || a.id as id, 'decisao' as source, a.target_kind as thing, a.target_id as ref, array[a.action] as reasons, 1 as times,
    a.at as since
  from admin_audit a where a.action in (${DECISIONS})`;
