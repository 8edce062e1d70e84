import { asc, eq } from "drizzle-orm";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { audit } from "#platform/audit.ts";
import { db, isUniqueViolation, transact } from "#platform/db.ts";
import { MOST_READY_ANSWERS, type ReadyPlace } from "./rules.ts";
import type { ReadyAnswer, SaveReadyRefusal } from "./schema.ts";
import { readyAnswers } from "./tables.ts";

type Written = { place: ReadyPlace; title: string; body: string };

/** The answers kept for a place, by name. */
export const listReadyAnswers = (place: ReadyPlace): Promise<ReadyAnswer[]> =>
  db
    .select({ id: readyAnswers.id, title: readyAnswers.title, body: readyAnswers.body })
    .from(readyAnswers)
    .where(eq(readyAnswers.place, place))
    .orderBy(asc(readyAnswers.title), asc(readyAnswers.id))
    .limit(MOST_READY_ANSWERS);

/** Keeps an answer to be used again; the act is on record. Refuses a name that is there already, and the 31st of a place. */
export async function saveReadyAnswer(adminId: string, written: Written): Promise<Outcome<{ id: number }, SaveReadyRefusal>> {
  try {
    return await transact(async (tx): Promise<Outcome<{ id: number }, SaveReadyRefusal>> => {
      if ((await tx.$count(readyAnswers, eq(readyAnswers.place, written.place))) >= MOST_READY_ANSWERS) return refuse("too_many");
      const [saved] = await tx.insert(readyAnswers).values(written).returning({ id: readyAnswers.id });
      if (!saved) throw new Error("a ready answer that was not kept");
      const target = { kind: "resposta-pronta", id: String(saved.id) };
      await audit(tx, { adminId, action: "guardar-resposta-pronta", target, reason: written.title });
      return ok({ id: saved.id });
    });
  } catch (error) {
    if (!isUniqueViolation(error, "ready_answers_title")) throw error;
    return refuse("title_taken", { fields: { title: "Já há uma resposta com este nome. Use outro." } });
  }
}

/** Forgets an answer; the act is on record. One that is not there is already forgotten. */
export function dropReadyAnswer(adminId: string, id: number): Promise<Outcome<void>> {
  return transact(async (tx) => {
    const [gone] = await tx.delete(readyAnswers).where(eq(readyAnswers.id, id)).returning({ title: readyAnswers.title });
    if (!gone) return ok();
    const target = { kind: "resposta-pronta", id: String(id) };
    await audit(tx, { adminId, action: "apagar-resposta-pronta", target, reason: gone.title });
    return ok();
  });
}
