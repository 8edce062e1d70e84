import { eq } from "drizzle-orm";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { audit } from "#platform/audit.ts";
import { transact } from "#platform/db.ts";
import { lockApplication } from "../find-application.ts";
import type { ReviewReason } from "../schema.ts";
import { authorApplications } from "../tables.ts";

type Requested = { applicationId: string; isMine: boolean };
type Answer = Outcome<void, Exclude<ReviewReason, "still_missing">>;

/** A person of the platform takes an application that waits, from whoever had it, or leaves it to the others. Nobody takes their own. */
export function assignApplication(adminId: string, { applicationId, isMine }: Requested): Promise<Answer> {
  return transact(async (tx): Promise<Answer> => {
    const held = await lockApplication(tx, applicationId);
    if (!held || held.status === "rascunho") return refuse("not_found");
    if (held.userId === adminId) return refuse("own_application");
    if (held.status === "aprovada" || held.status === "recusada") return refuse("wrong_state");
    const assigneeId = isMine ? adminId : null;
    if (held.assigneeId === assigneeId || (!isMine && held.assigneeId !== adminId)) return ok();
    await tx.update(authorApplications).set({ assigneeId }).where(eq(authorApplications.id, applicationId));
    const action = isMine ? "solicitacao-assumir" : "solicitacao-soltar";
    await audit(tx, { adminId, action, target: { kind: "solicitacao", id: applicationId }, reason: "quem cuida da solicitação" });
    return ok();
  });
}
