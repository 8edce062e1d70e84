import { sql } from "drizzle-orm";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { screenText } from "#kit/screen-text.ts";
import { transact } from "#platform/db.ts";
import type { AuthorViewer } from "#platform/door.ts";
import { recordState } from "#platform/state-history.ts";

const SENTENCE = "Escreva sem link, e-mail, telefone, documento ou ofensa.";

/**
 * What who reviews a product of the store reads after that; empty says nothing. Nobody reads it before, so what a public text may not
 * hold is refused.
 */
export function writeThanks(viewer: AuthorViewer, words: string): Promise<Outcome<void, "invalid">> {
  return transact(async (tx): Promise<Outcome<void, "invalid">> => {
    if (screenText(words).length > 0) return refuse("invalid", { fields: { words: SENTENCE } });
    const { rowCount } = await tx.execute(sql`
      update stores set review_thanks = ${words} where id = ${viewer.storeId} and review_thanks <> ${words}`);
    if (rowCount === 0) return ok();
    const entity = { entity: "store", entityId: String(viewer.storeId), actor: viewer.userId };
    await recordState(tx, { ...entity, from: null, to: "agradecimento", cause: "agradecimento a quem avalia" });
    return ok();
  });
}
