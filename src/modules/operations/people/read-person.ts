import { OWNER } from "#kit/admin-roles.ts";
import { audit } from "#platform/audit.ts";
import { db } from "#platform/db.ts";
import { otherOwners } from "../pending-acts/queries/owners.ts";
import { waitingSubjects } from "../pending-acts/queries/waiting-subjects.ts";
import { findPerson } from "./queries/find.ts";
import { secondStepAct } from "./second-step-act.ts";

/**
 * One account for an admin, its owner only hinted; `needsOther`: another owner confirms before its second step is turned off.
 * The words of an appeal are the person's own: reading them goes on record (INV-37).
 */
export async function readPerson(adminId: string, userId: string) {
  const person = await findPerson(userId, adminId);
  if (person?.suspensions.some(({ appeal }) => appeal !== null))
    await audit(db, { adminId, action: "ler-recurso", target: { kind: "pessoa", id: userId }, reason: "Ficha da pessoa aberta" });
  if (!person) return null;
  const [waiting, others] = await Promise.all([
    waitingSubjects(secondStepAct.name),
    person.adminRoles.includes(OWNER) ? otherOwners(db, adminId, { kind: "pessoa", id: userId }) : [],
  ]);
  return { ...person, resetWaits: waiting.includes(userId), needsOther: others.length > 0 };
}
