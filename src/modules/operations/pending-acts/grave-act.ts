import type * as z from "zod";
import type { AdminArea } from "#kit/admin-roles.ts";
import { ok, type Outcome } from "#kit/outcome.ts";
import type { AdminAct } from "#platform/audit.ts";
import type { Db, Tx } from "#platform/db.ts";
import type { Viewer } from "#platform/session.ts";

/** Whose hand does it, and who wanted it: the same person where nobody had to confirm. */
export type Doer = { viewer: Viewer; askedBy: { userId: string; name: string } };

/** Somebody who does something of their own, whom nobody had to confirm. */
export const alone = (viewer: Viewer): Doer => ({ viewer, askedBy: { userId: viewer.userId, name: viewer.name } });

export type WithReason = { motivo: string };

/** What it would do, as another owner reads it: a sentence, and the details of it. */
export type ActWords = { title: string; lines: string[] };

/** An act of the administration that may need a second owner. */
export type GraveAct<A extends WithReason, R extends string> = {
  name: string;
  /** As a notice calls it: "uma mudança nos números da Autoria". */
  what: string;
  /** What who asks must still reach when another owner confirms. */
  area: AdminArea;
  /** The arguments as they are kept while they wait. */
  args: z.ZodType<A>;
  /** Whether with these arguments, as things are inside `tx`, it needs two persons. */
  isGrave: (tx: Tx, args: A) => boolean | Promise<boolean>;
  subject: (args: A) => string;
  /** Whose case it may be, as the record names it: who is concerned is no second person. */
  about?: (args: A) => AdminAct["target"];
  /** What another service must say first, asked before the transaction opens, and anew before it is confirmed. A no ends nothing. */
  before?: (args: A) => Promise<Outcome<void, R>>;
  /** Does it inside `tx` with every check anew; answers the arguments with what was seen, so that what changed meanwhile is refused. */
  run: (tx: Tx, doer: Doer, args: A) => Promise<Outcome<A, R>>;
  describe: (on: Db, args: A) => Promise<ActWords>;
  /** A sentence for each refusal. */
  messages: Record<string, string>;
};

/** An act whose arguments are as they were kept. */
export type KnownAct = Pick<GraveAct<WithReason, string>, "name" | "what" | "area" | "messages"> & {
  before: (args: unknown) => Promise<Outcome<void, string>>;
  run: (tx: Tx, doer: Doer, args: unknown) => Promise<Outcome<unknown, string>>;
  describe: (on: Db, args: unknown) => Promise<ActWords>;
  reason: (args: unknown) => string;
  about: (args: unknown) => AdminAct["target"] | null;
};

export function knownAct<A extends WithReason, R extends string>(act: GraveAct<A, R>): KnownAct {
  const read = (stored: unknown): A => act.args.parse(stored);
  return {
    name: act.name,
    get what() {
      return act.what;
    },
    area: act.area,
    messages: act.messages,
    before: async (stored) => (await act.before?.(read(stored))) ?? ok(),
    run: (tx, doer, stored) => act.run(tx, doer, read(stored)),
    describe: (on, stored) => act.describe(on, read(stored)),
    reason: (stored) => read(stored).motivo,
    about: (stored) => act.about?.(read(stored)) ?? null,
  };
}
