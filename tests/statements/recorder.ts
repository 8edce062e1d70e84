import pg from "pg";

/**
 * A statement sent to PostgreSQL: the step that sent it, and its first words. `isJoined`: sent without waiting for the answer to the one before
 * it on its connection.
 */
export type Sent = { step: string; text: string; isWriting: boolean; isJoined: boolean };

const WRITES = /\b(insert into|update|delete from)\b|for (no key )?update|for share|pg_notify/i;
/** What a connection that listens is asked by the clock, whatever else happens. */
const HEARTBEAT = "select 1";
let sent: Sent[] | null = null;
/** For each connection inside a transaction, where its `begin` stands. */
const begun = new WeakMap<object, Sent>();
/** For each connection, how many statements of it have no answer yet. */
const unanswered = new WeakMap<object, number>();

/** From here on every statement of this process is seen, whichever pool, client or library sends it. */
export function watchStatements(): void {
  const query = Reflect.get(pg.Client.prototype, "query") as (this: pg.Client, ...args: unknown[]) => unknown;
  pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]): unknown {
    const text = textOf(args[0]);
    const isJoined = (unanswered.get(this) ?? 0) > 0;
    if (sent && text !== HEARTBEAT) note(this, text, isJoined);
    const answer = query.apply(this, args);
    if (answer instanceof Promise) follow(this, answer);
    return answer;
  } as typeof pg.Client.prototype.query;
}

/** Runs a step and answers the statements sent meanwhile. Steps run one at a time. */
export async function statementsOf(step: () => Promise<unknown>): Promise<Sent[]> {
  const mine: Sent[] = [];
  sent = mine;
  try {
    await step();
  } finally {
    sent = null;
  }
  return mine;
}

let stepNow = "";
/** Names what is sent from here on, until the next step. */
export function step(name: string): void {
  stepNow = name;
}

/** What a step does that is not the system's own work: it looks, and is not counted. */
export async function uncounted<T>(look: () => Promise<T>): Promise<T> {
  const counting = sent;
  sent = null;
  try {
    return await look();
  } finally {
    sent = counting;
  }
}

/** How many transactions wrote: explicit ones, and statements that write by themselves. */
export const writingTransactions = (statements: readonly Sent[]): number => statements.filter((one) => one.isWriting).length;

/** How many times somebody waited for PostgreSQL. */
export const roundTrips = (statements: readonly Sent[]): number => statements.filter((one) => !one.isJoined).length;

export const describeStatements = (statements: readonly Sent[]): string =>
  statements
    .map(
      ({ step, text, isJoined }, index) => `${String(index + 1).padStart(3)} ${isJoined ? "+" : " "} ${step.padEnd(24)} ${text}`,
    )
    .join("\n");

function follow(client: object, answer: Promise<unknown>): void {
  const count = (change: 1 | -1) => unanswered.set(client, (unanswered.get(client) ?? 0) + change);
  count(1);
  const answered = () => void count(-1);
  answer.then(answered, answered);
}

function note(client: object, text: string, isJoined: boolean): void {
  const statement: Sent = { step: stepNow, text: text.replaceAll(/\s+/g, " ").trim().slice(0, 130), isWriting: false, isJoined };
  sent?.push(statement);
  if (/^begin/i.test(text)) return void begun.set(client, statement);
  const open = begun.get(client);
  if (WRITES.test(text)) (open ?? statement).isWriting = true;
  if (/^(commit|rollback)/i.test(text)) begun.delete(client);
}

function textOf(statement: unknown): string {
  if (typeof statement === "string") return statement;
  const isQuery = typeof statement === "object" && statement !== null && "text" in statement;
  return isQuery && typeof statement.text === "string" ? statement.text : "";
}
