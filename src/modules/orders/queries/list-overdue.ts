import { sql } from "drizzle-orm";
import type { Db } from "#platform/db.ts";
import { col, readRows } from "#platform/read.ts";

/**
 * At most a hundred unpaid orders past their deadline, the oldest first, without those whose payment is open or of unknown
 * result.
 */
export function listOverdueOrders(on: Db): Promise<{ id: string }[]> {
  return readRows(
    on,
    { id: col.text`id` },
    (row) => sql`select ${row} from orders o
    where status = 'aguardando_pagamento' and expires_at < now() and not exists (
      select 1 from payment_attempts a where a.order_id = o.id
        and a.status in ('criada', 'enviando', 'autenticando', 'pendente', 'processando', 'desconhecida'))
    order by expires_at limit 100`,
  );
}
