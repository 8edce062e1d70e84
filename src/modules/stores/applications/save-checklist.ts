import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { audit } from "#platform/audit.ts";
import { isUniqueViolation, transact } from "#platform/db.ts";
import { invalidate } from "#platform/page-cache.ts";
import { currentChecklist } from "./find-application.ts";
import { type ChecklistEntry, checklistMistakes } from "./rules/checklist.ts";
import type { ChecklistReason } from "./schema.ts";
import { authorChecklists } from "./tables.ts";

type Written = { version: number; entries: ChecklistEntry[]; motivo: string };
type Answer = Outcome<{ version: number }, ChecklistReason>;

const words = ({ key, title, detail, proof, isRequired, mayBeWaived }: ChecklistEntry): string =>
  JSON.stringify([key, title, detail, proof, isRequired, mayBeWaived]);
const same = (one: readonly ChecklistEntry[], other: readonly ChecklistEntry[]): boolean =>
  one.map(words).join() === other.map(words).join();

/**
 * Keeps a new version of what is asked of who wants to sell: for who has not sent an application yet. Those sent keep the version
 * they were sent with. Of two who write after the same version, one is refused.
 */
export async function saveChecklist(adminId: string, { version, entries, motivo }: Written): Promise<Answer> {
  const mistakes = checklistMistakes(entries);
  if (Object.keys(mistakes).length > 0) return refuse("invalid", { fields: mistakes });
  try {
    return await transact(async (tx): Promise<Answer> => {
      const now = await currentChecklist(tx);
      if (now.version !== version) return refuse("changed_since");
      if (same(now.entries, entries)) return refuse("already_so");
      const next = version + 1;
      await tx.insert(authorChecklists).values({ version: next, entries, reason: motivo, savedBy: adminId });
      await audit(tx, {
        adminId,
        action: "mudar-itens-da-solicitacao",
        target: { kind: "itens-da-solicitacao", id: String(next) },
        reason: motivo,
        detail: { de: now.entries, para: entries },
      });
      await invalidate(tx, "requirements");
      return ok({ version: next });
    });
  } catch (error) {
    if (!isUniqueViolation(error, "author_checklists_pkey")) throw error;
    return refuse("changed_since");
  }
}
