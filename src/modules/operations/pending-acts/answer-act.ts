import { and, eq, lte, sql } from "drizzle-orm";
import { type OwnCase, OWN_CASE_WORDS } from "#modules/accounts/record-decision.ts";
import { isOwnCase } from "#modules/accounts/roles/queries.ts";
import { requireStepUp } from "#modules/accounts/step-up.ts";
import { ok, type Outcome, type Refusal, refuse } from "#kit/outcome.ts";
import { db, transact, type Tx } from "#platform/db.ts";
import type { Viewer } from "#platform/session.ts";
import { findAct } from "./acts-known.ts";
import { endAct } from "./end-act.ts";
import type { KnownAct } from "./grave-act.ts";
import { holdBoth } from "./queries/owners.ts";
import type { AnswerRefusal } from "./schema.ts";
import { pendingActs } from "./tables.ts";

type Answer = Outcome<void, AnswerRefusal | OwnCase>;
type Held = { waiting: typeof pendingActs.$inferSelect; act: KnownAct; askerName: string; mayAsk: boolean };

/**
 * Another owner, who proved again who they are, confirms an act that waits: it is done here, by the very verb and with every check anew, in
 * the transaction that ends its waiting, and so once. What its checks refuse now ends it too, undone, and who asked is told. Whose own case it
 * is does not confirm, and it waits on for others.
 */
export async function confirmAct(viewer: Viewer, actId: string): Promise<Answer> {
  const ready = await readyToConfirm(actId);
  if (!ready.ok) return ready;
  const confirmed = await transact(async (tx): Promise<Answer> => {
    const held = await hold(tx, viewer, actId);
    if (!held.ok) return held;
    const { waiting, act, askerName, mayAsk } = held.value;
    if (!mayAsk) return refuse("asker_left");
    const about = act.about(waiting.args);
    if (about && (await isOwnCase(tx, viewer.userId, about))) return refuse("own_case", { fields: { form: OWN_CASE_WORDS } });
    if (about && (await isOwnCase(tx, waiting.askedBy, about))) return impeded(act, refuse("own_case"));
    const done = await act.run(tx, { viewer, askedBy: { userId: waiting.askedBy, name: askerName } }, waiting.args);
    if (!done.ok) return done.reason === "step_up_needed" ? refuse("step_up_needed") : impeded(act, done);
    const reason = act.reason(waiting.args);
    if (!(await endAct(tx, waiting, "confirmar", { who: viewer, what: act.what, reason }))) return refuse("already_answered");
    return ok();
  });
  if (!confirmed.ok && (confirmed.reason === "asker_left" || confirmed.reason === "impeded"))
    await endImpeded(viewer, actId, String(confirmed.data?.["refused"] ?? confirmed.reason));
  return confirmed;
}

/** Whether what another service must say of an act that waits is said: asked before anything is locked. It waits on when it is not. */
async function readyToConfirm(actId: string): Promise<Outcome<void, "not_yet">> {
  const [waiting] = await db.select().from(pendingActs).where(eq(pendingActs.id, actId));
  const act = waiting?.status === "esperando" ? findAct(waiting.act) : null;
  const ready = act && waiting ? await act.before(waiting.args) : ok();
  return ready.ok ? ok() : refuse("not_yet", { fields: { form: act?.messages[ready.reason] ?? "" } });
}

/** Another owner says no, and why; nothing is done. */
export function refuseAct(viewer: Viewer, { actId, motivo }: { actId: string; motivo: string }): Promise<Answer> {
  return transact(async (tx): Promise<Answer> => {
    const held = await hold(tx, viewer, actId);
    if (!held.ok) return held;
    const { waiting, act } = held.value;
    await endAct(tx, waiting, "recusar", { who: viewer, what: act.what, reason: motivo, answer: motivo });
    return ok();
  });
}

/** Who asked gives it up. */
export function withdrawAct(viewer: Viewer, actId: string): Promise<Outcome<void, "not_found" | "already_answered">> {
  return transact(async (tx): Promise<Outcome<void, "not_found" | "already_answered">> => {
    const [waiting] = await tx.select().from(pendingActs).where(eq(pendingActs.id, actId)).for("update");
    const act = waiting && findAct(waiting.act);
    if (!waiting || !act || waiting.askedBy !== viewer.userId) return refuse("not_found");
    const how = { who: viewer, what: act.what, reason: act.reason(waiting.args) };
    return (await endAct(tx, waiting, "retirar", how)) ? ok() : refuse("already_answered");
  });
}

/** What waits, held until `tx` ends, for an owner who may answer it: not who asked, and who proved again who they are. */
async function hold(tx: Tx, viewer: Viewer, actId: string): Promise<Outcome<Held, AnswerRefusal>> {
  const proved = await requireStepUp(tx, viewer);
  if (!proved.ok) return proved;
  const [waiting] = await tx.select().from(pendingActs).where(eq(pendingActs.id, actId)).for("update");
  const act = waiting && findAct(waiting.act);
  if (!waiting || !act) return refuse("not_found");
  const isDue = and(eq(pendingActs.id, actId), lte(pendingActs.expiresAt, sql`now()`));
  if (waiting.status !== "esperando" || (await tx.$count(pendingActs, isDue)) > 0) return refuse("already_answered");
  const { askedBy } = waiting;
  if (askedBy === viewer.userId) return refuse("own_ask");
  const { askerName, mayAsk, mayAnswer } = await holdBoth(tx, { askedBy, answers: viewer.userId, area: act.area });
  return mayAnswer ? ok({ waiting, act, askerName, mayAsk }) : refuse("not_owner");
}

const impeded = (act: KnownAct, { reason }: Refusal<string>): Refusal<"impeded"> =>
  refuse("impeded", {
    fields: { form: `Não foi feito: ${act.messages[reason] ?? "algo mudou desde então."}` },
    data: { refused: reason },
  });

/** Its refusal took back everything of the transaction that tried it. */
async function endImpeded(viewer: Viewer, actId: string, answer: string): Promise<void> {
  await transact(async (tx) => {
    const [waiting] = await tx.select().from(pendingActs).where(eq(pendingActs.id, actId)).for("update");
    const act = waiting && findAct(waiting.act);
    if (waiting && act) {
      const how = { who: viewer, what: act.what, reason: act.reason(waiting.args), answer };
      await endAct(tx, waiting, "impedir", how);
    }
    return ok();
  });
}
