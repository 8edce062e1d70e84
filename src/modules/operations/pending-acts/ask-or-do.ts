import { and, eq, sql } from "drizzle-orm";
import { notify } from "#modules/notifications/notify.ts";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { audit } from "#platform/audit.ts";
import { transact, type Tx } from "#platform/db.ts";
import type { Viewer } from "#platform/session.ts";
import { recordState } from "#platform/state-history.ts";
import { expireActs } from "./expire-acts.ts";
import { alone, type WithReason, type GraveAct } from "./grave-act.ts";
import { ALREADY_WAITING } from "./messages.ts";
import { otherOwners, type OtherOwner } from "./queries/owners.ts";
import { ACT_HOURS } from "./rules/act-status.ts";
import { type AskRefusal, confirmationEmail, type Done } from "./schema.ts";
import { pendingActs } from "./tables.ts";
import { tryOut } from "./try-out.ts";

/**
 * Does an act of the administration, or, when it is grave and there is another owner, leaves it waiting for one of them: refused now, beside its
 * field, if it would be refused. An only owner does it at once, and the record says that nobody confirmed. The same act asked twice waits once.
 */
export async function askOrDo<A extends WithReason, R extends string>(
  viewer: Viewer,
  act: GraveAct<A, R>,
  args: NoInfer<A>,
): Promise<Outcome<Done, R | AskRefusal>> {
  await expireActs();
  const ready = (await act.before?.(args)) ?? ok();
  if (!ready.ok) return ready;
  return transact(async (tx): Promise<Outcome<Done, R | AskRefusal>> => {
    const isGrave = await act.isGrave(tx, args);
    const others = isGrave ? await otherOwners(tx, viewer.userId, act.about?.(args)) : [];
    if (others.length > 0) return ask(tx, { viewer, act, args, others });
    const done = await act.run(tx, alone(viewer), args);
    if (!done.ok) return done;
    if (isGrave) await recordAlone(tx, viewer, act.name, args.motivo);
    return ok({ waits: false });
  });
}

type Asking<A extends WithReason, R extends string> = { viewer: Viewer; act: GraveAct<A, R>; args: A; others: OtherOwner[] };

async function ask<A extends WithReason, R extends string>(
  tx: Tx,
  { viewer, act, args, others }: Asking<A, R>,
): Promise<Outcome<Done, R | AskRefusal>> {
  const tried = await tryOut(tx, (inner) => act.run(inner, alone(viewer), args));
  if (!tried.ok) return tried;
  const subject = act.subject(args);
  const values = { act: act.name, subject, args: tried.value, askedBy: viewer.userId };
  const [requested] = await tx
    .insert(pendingActs)
    .values({ ...values, expiresAt: sql`now() + make_interval(hours => ${ACT_HOURS})` })
    .onConflictDoNothing()
    .returning({ id: pendingActs.id });
  if (!requested)
    return (await isWaiting(tx, values)) ? ok({ waits: true }) : refuse("already_waiting", { fields: { form: ALREADY_WAITING } });
  await recordState(tx, {
    entity: "ato",
    entityId: requested.id,
    from: null,
    to: "esperando",
    cause: "pedir",
    actor: viewer.userId,
  });
  const target = { kind: "ato", id: requested.id };
  await audit(tx, {
    adminId: viewer.userId,
    action: "pedir-ato",
    target,
    reason: args.motivo,
    detail: { ato: act.name, subject },
  });
  const words = await act.describe(tx, tried.value);
  for (const { userId, name, email, isSuspended } of others) {
    if (isSuspended) continue;
    const payload = { name, by: viewer.name, ...words, reason: args.motivo, hours: ACT_HOURS };
    const notice = {
      userId,
      event: "administracao.confirmacao",
      ref: requested.id,
      facts: { who: viewer.name, what: act.what },
    } as const;
    await notify(tx, notice, { kind: confirmationEmail, to: email, ref: `${requested.id}:${userId}`, payload });
  }
  return ok({ waits: true });
}

type Same = { act: string; subject: string; args: unknown; askedBy: string };

/** Whether what waits is the very same, asked by the same person: a press repeated. */
async function isWaiting(tx: Tx, { act, subject, args, askedBy }: Same): Promise<boolean> {
  const same = and(
    eq(pendingActs.act, act),
    eq(pendingActs.subject, subject),
    eq(pendingActs.askedBy, askedBy),
    eq(pendingActs.status, "esperando"),
    sql`${pendingActs.args} = ${JSON.stringify(args)}::jsonb`,
  );
  return (await tx.$count(pendingActs, same)) > 0;
}

async function recordAlone(tx: Tx, viewer: Viewer, name: string, reason: string): Promise<void> {
  await audit(tx, { adminId: viewer.userId, action: "ato-de-unico-dono", target: { kind: "ato", id: name }, reason });
}
