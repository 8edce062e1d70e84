import { ok } from "#kit/outcome.ts";
import { db, transact } from "#platform/db.ts";
import { saveInfected } from "../../catalog/antivirus/save-infected.ts";
import { listOperators } from "../../catalog/antivirus/waits.ts";
import { notify } from "../../notifications/notify.ts";
import { listNewlyInfected, listNewlyReleased } from "./queries/infected-attachments.ts";

/**
 * Tells the two sides of a conversation, and who looks after the platform, of what was found in a file that went with a message; and the two
 * sides of what was a mistake. Once each. Answers how many files.
 */
export async function notifyInfectedAttachments(): Promise<number> {
  const [found, released] = [await listNewlyInfected(db), await listNewlyReleased(db)];
  for (const { fileId, name, sha256, signature, orderId, orderNumber, storeId, uploaderId, sides, ref } of found)
    await transact(async (tx) => {
      const of = { fileId, storeId, userId: uploaderId, name, sha256, signature };
      await saveInfected(tx, { ...of, place: "mensagem", wasDelivered: true });
      for (const userId of sides)
        await notify(tx, { userId, event: "mensagem.infectada", ref, facts: { orderId, orderNumber, name } });
      for (const userId of await listOperators(tx))
        await notify(tx, { userId, event: "operacao.infectado", ref, facts: { title: name } });
      return ok();
    });
  for (const { name, orderId, orderNumber, sides, ref } of released)
    await transact(async (tx) => {
      for (const userId of sides)
        await notify(tx, { userId, event: "mensagem.engano", ref, facts: { orderId, orderNumber, name } });
      return ok();
    });
  return found.length + released.length;
}
