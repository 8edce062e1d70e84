import { audit } from "#platform/audit.ts";
import { db } from "#platform/db.ts";
import { findPerson } from "./queries/find.ts";

/** One account for an admin, its owner only hinted. The words of an appeal are the person's own: reading them goes on record (INV-37). */
export async function readPerson(adminId: string, userId: string) {
  const person = await findPerson(userId, adminId);
  if (person?.suspensions.some(({ appeal }) => appeal !== null))
    await audit(db, { adminId, action: "ler-recurso", target: { kind: "pessoa", id: userId }, reason: "Ficha da pessoa aberta" });
  return person;
}
