import { sql } from "drizzle-orm";
import { db } from "#platform/db.ts";
import { col, defineRow, readRows } from "#platform/read.ts";
import { undeliveredOrders } from "#modules/delivery/undelivered/queries.ts";
import { waitsForAdmin } from "../../orders/queries/waits-for-admin.ts";
import { type Queue, QUEUES, type Waiting } from "../rules/queues.ts";

type Row = { queue: Queue; count: number; oldestMs: number | null };

const ROW = defineRow<Row>({
  queue: col.oneOf(QUEUES)`queue`,
  count: col.int`count(*)::int`,
  oldestMs: col.real.orNull`(extract(epoch from min(since)) * 1000)::float8`,
});

/** How much waits for somebody of the platform in each queue, and since when the oldest does. */
export async function readQueues(): Promise<Waiting[]> {
  const rows = await readRows(
    db,
    ROW,
    sql`select ${ROW} from (
      select 'solicitacoes' as queue, sent_at as since from author_applications where status in ('enviada', 'em_analise')
      union all select 'publicacoes', v.sent_at from publication_reviews v join products p on p.id = v.product_id
        where v.status = 'esperando' and (is_published(p) or p.status in ('em_revisao', 'pausado'))
      union all select 'recibos', heard_at from (${undeliveredOrders}) back
      union all select 'denuncias', min(created_at) from reports where status = 'aberta' group by kind, ref
      union all select 'perguntas', created_at from questions where status = 'retida'
      union all select 'comentarios', created_at from post_comments where status = 'retida'
      union all select 'avaliacoes', posted_at from reviews where status = 'retida'
      union all select 'cadastros', updated_at from recipients where status in ('enviado', 'em_analise')
      union all select 'saques', created_at from withdrawals where status in ('em_revisao', 'desconhecido')
      union all select 'reembolsos', created_at from refunds r where ${waitsForAdmin}
      union all select 'contatos', created_at from contact_messages where status = 'aberta'
      union all select 'contestacoes', opened_at from disputes where status in ('aviso', 'formalizado')
      union all select 'recursos', appealed_at from account_suspensions
        where appealed_at is not null and answered_at is null and ended_at is null
      union all select 'revisoes', created_at from moderation_appeals where status = 'aberto'
      union all select 'avisos', received_at from webhook_events where status in ('erro', 'morto')
      union all select 'trabalhos', coalesce(completed_on, created_on) from pgboss.job where state = 'failed' and name <> 'mortos'
      union all select 'emails', created_at from outbox_emails where status = 'pendente' and created_at < now() - interval '2 minutes'
    ) waiting group by queue`,
  );
  return QUEUES.map((queue) => {
    const row = rows.find((one) => one.queue === queue);
    return { queue, count: row?.count ?? 0, oldestAt: row?.oldestMs ? new Date(row.oldestMs) : null };
  });
}
