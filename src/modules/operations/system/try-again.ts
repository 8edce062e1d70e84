import { markAllStale } from "#modules/catalog/mark-all-stale.ts";
import { replayEvent } from "#modules/payments/replay-event.ts";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { audit } from "#platform/audit.ts";
import { transact, type Tx } from "#platform/db.ts";
import { retryJob } from "#platform/jobs.ts";
import { resendEmail } from "#platform/outbox.ts";
import type { ActRefusal } from "../schema/acts.ts";

type Act = { adminId: string; action: string; target: { kind: string; id: string }; reason: string };

/** What gave up is put back in its queue, with who asked and why, in one transaction. Refuses what moved meanwhile. */
function again(act: Act, work: (tx: Tx) => Promise<boolean>): Promise<Outcome<void, ActRefusal>> {
  return transact(async (tx) => {
    if (!(await work(tx))) return refuse("already_done");
    await audit(tx, act);
    return ok();
  });
}

/** Looks again at a webhook that failed. */
export const replayWebhook = (adminId: string, { eventId, motivo }: { eventId: string; motivo: string }) =>
  again(
    { adminId, action: "reprocessar-aviso", target: { kind: "aviso", id: eventId }, reason: motivo },
    async (tx) => (await replayEvent(tx, eventId)).ok,
  );

/** Does again a job that gave up. */
export const retryDeadJob = (adminId: string, { queue, jobId, motivo }: { queue: string; jobId: string; motivo: string }) =>
  again({ adminId, action: "repetir-trabalho", target: { kind: queue, id: jobId }, reason: motivo }, (tx) =>
    retryJob(tx, queue, jobId),
  );

/** Has what the search knows of every product remade, a few at a time; until its turn comes each is found as before. */
export const reindexSearch = (adminId: string, { motivo }: { motivo: string }) =>
  again({ adminId, action: "refazer-busca", target: { kind: "busca", id: "materiais" }, reason: motivo }, (tx) =>
    markAllStale(tx),
  );

/** Sends again an email that has not left. */
export const resendStuckEmail = (adminId: string, { emailId, motivo }: { emailId: string; motivo: string }) =>
  again({ adminId, action: "reenviar-email", target: { kind: "email", id: emailId }, reason: motivo }, (tx) =>
    resendEmail(tx, emailId),
  );
