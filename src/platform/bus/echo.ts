import { randomUUID } from "node:crypto";
import type { ClientBase, Notification } from "pg";
import { afresh } from "./afresh.ts";

/** Answers whether everything notified before the call was received. */
export type Echo = { open: () => Promise<unknown>; catchUp: () => Promise<boolean>; close: () => void };

/**
 * PostgreSQL delivers notifications in the order of their commits: whoever receives its own has received all before it. A response to any
 * other statement proves nothing, because the signal that something was notified may come after it.
 */
export function makeEcho(client: ClientBase): Echo {
  const channel = `echo-${randomUUID()}`;
  let settle: ((isReceived: boolean) => void) | undefined;
  let isClosed = false;
  client.on("notification", ({ channel: from }: Notification) => from === channel && settle?.(true));
  const send = async (): Promise<boolean> => {
    if (isClosed) return false;
    const received = new Promise<boolean>((resolve) => (settle = resolve));
    client.query("select pg_notify($1, '')", [channel]).catch(() => settle?.(false));
    return received;
  };
  return {
    open: () => client.query(`listen "${channel}"`),
    catchUp: afresh(send),
    close: () => {
      isClosed = true;
      settle?.(false);
    },
  };
}
