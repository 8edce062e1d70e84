import type pg from "pg";

/** In seconds: of one statement, of waiting for a lock, and of a transaction in which nothing is asked. */
export type SessionTimeouts = { statement: number; lock: number; idle: number };

/** Part of a pool's settings. `onConnect` runs before a connection is handed out, which fails when it does. */
type ConnectSettings = { onConnect: (client: pg.ClientBase) => Promise<void> };

/** Sets the time-outs of each new connection. By a statement: PgBouncer refuses them in the start-up packet. */
export const setTimeouts = ({ statement, lock, idle }: SessionTimeouts): ConnectSettings => ({
  async onConnect(client) {
    await client.query(
      `set statement_timeout = '${statement}s'; set lock_timeout = '${lock}s'; set idle_in_transaction_session_timeout = '${idle}s'`,
    );
  },
});

/** Refuses a connection without time-outs: a pooler that gives each transaction another connection has to set them. */
export const expectTimeouts: ConnectSettings = {
  async onConnect(client) {
    const { rows } = await client.query<{ has: boolean }>(
      `select min(setting::int) > 0 as has from pg_settings
       where name in ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout')`,
    );
    if (!rows[0]?.has) throw new Error("DATABASE_POOLING=transaction: the pooler sets no time-outs; see deploy/pgbouncer.ini");
  },
};
