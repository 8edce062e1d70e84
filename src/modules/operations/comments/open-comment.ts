import { audit } from "#platform/audit.ts";
import { db } from "#platform/db.ts";
import { findComment } from "./queries/find.ts";

/** One row for an admin, who wrote it only hinted. The words of an appeal are the person's own: reading them goes on record (INV-37). */
export async function openComment(adminId: string, id: string) {
  const comment = await findComment(id);
  if (comment?.source === "revisao")
    await audit(db, {
      adminId,
      action: "ler-recurso",
      target: { kind: comment.thing, id: comment.ref },
      reason: "Pedido de revisão aberto",
    });
  return comment;
}
