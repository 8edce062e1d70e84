import { notify } from "#modules/notifications/notify.ts";
import type { Tx } from "#platform/db.ts";
import { listReporters } from "./queries.ts";
import { reportDecidedEmail } from "./schema.ts";

type Outcome = {
  upheld: boolean;
  reason: string;
  /** The id of what turned an answer already given round; they are told of it once more. */
  turnedBy?: string;
};

/** Who reported with an account hears what came of it, once for each answer. */
export async function notifyReporters(tx: Tx, reportIds: string[], { upheld, reason, turnedBy }: Outcome): Promise<void> {
  for (const { reportId, userId, email, kind, subject } of await listReporters(tx, reportIds)) {
    await notify(
      tx,
      { userId, event: "denuncia.decidida", ref: turnedBy ?? reportId, facts: { kind, upheld } },
      { kind: reportDecidedEmail, to: email, payload: { kind, subject, upheld, reason, isTurned: turnedBy !== undefined } },
    );
  }
}
