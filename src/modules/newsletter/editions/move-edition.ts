import { eq } from "drizzle-orm";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { audit } from "#platform/audit.ts";
import { transact } from "#platform/db.ts";
import { editions } from "../tables.ts";
import { lockEdition } from "./lock-edition.ts";
import { type EditionMove, mayMove } from "./rules/edition.ts";

type Move = Exclude<EditionMove, "salvar" | "agendar">;

/**
 * `desmarcar` calls off the hour it was promised for; `parar` stops between two batches and `continuar` goes on after the last
 * mailbox it reached; `apagar` ends a draft.
 */
export function moveEdition(
  adminId: string,
  { editionId, move }: { editionId: string; move: Move },
): Promise<Outcome<void, "not_found" | "moved">> {
  return transact(async (tx): Promise<Outcome<void, "not_found" | "moved">> => {
    const edition = await lockEdition(tx, editionId);
    if (!edition) return refuse("not_found");
    if (!mayMove(edition.status, move)) return refuse("moved");
    const ofIt = eq(editions.id, editionId);
    if (move === "apagar") await tx.delete(editions).where(ofIt);
    else if (move === "desmarcar") await tx.update(editions).set({ status: "rascunho", sendAt: null }).where(ofIt);
    else
      await tx
        .update(editions)
        .set({ status: move === "parar" ? "parada" : "enviando" })
        .where(ofIt);
    const target = { kind: "edicao", id: editionId };
    await audit(tx, { adminId, action: `${move}-edicao`, target, reason: edition.form.subject || "sem assunto" });
    return ok();
  });
}
