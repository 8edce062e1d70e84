import type { PoolClient } from "pg";
import { pool } from "#platform/db.ts";

/**
 * Imported for its effect: every connection of a seed waits as long as a statement takes. The site's
 * time-outs are for visitors; a seed has nobody waiting, and on a slow machine `analyze` alone outlives them.
 */
Object.assign(pool.options, {
  onConnect: (client: PoolClient) =>
    client.query("set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0"),
});
