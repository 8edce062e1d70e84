import { sql } from "drizzle-orm";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { isUniqueViolation, transact, type Tx } from "#platform/db.ts";
import { readSetting } from "#platform/settings.ts";
import type { Viewer } from "#platform/session.ts";
import { checklistFor, listMarks } from "./find-application.ts";
import { saveAnswers } from "./save-answers.ts";
import { moveApplication } from "./move-application.ts";
import { prepareStore } from "./prepare-store.ts";
import { type Checklist, fieldsOf } from "./rules/checklist.ts";
import { type Answers, checklistOf, isReady, problemsOf } from "./rules/requirements.ts";
import type { ApplicationReason } from "./schema.ts";
import { applicationSetting } from "./settings.ts";
import { notifyApplicant } from "./notify-applicant.ts";

/**
 * Keeps the answers and sends the application to the platform, unless something required is open, each with its sentence. The store
 * comes to be in `rascunho`: products may be prepared, nothing is seen or sold. Sent twice at once, it is sent once.
 */
export async function submitApplication(viewer: Viewer, answers: Answers): Promise<Outcome<void, ApplicationReason>> {
  for (let left = 3; ; left--) {
    try {
      return await transact((tx) => submit(tx, viewer, answers));
    } catch (error) {
      // Another store took the same address a moment ago.
      if (left === 0 || !isUniqueViolation(error)) throw error;
    }
  }
}

async function submit(tx: Tx, viewer: Viewer, answers: Answers): Promise<Outcome<void, ApplicationReason>> {
  const saved = await saveAnswers(tx, viewer, answers);
  if (!saved.ok) return saved;
  const application = saved.value;
  const checklist = await checklistFor(tx, application);
  const items = checklistOf(checklist.entries, answers, viewer, await listMarks(tx, application.id));
  if (!isReady(items)) return refuse("incomplete", { fields: sentences(checklist, answers, viewer, items) });
  const { declaredVersion } = await readSetting(tx, applicationSetting);
  const now = sql`now()`;
  const moved = await moveApplication(
    tx,
    application,
    "enviar",
    { actor: viewer.userId, cause: application.rounds === 0 ? "enviada" : "enviada com os ajustes" },
    {
      rounds: application.rounds + 1,
      sentAt: now,
      firstSentAt: sql`coalesce(first_sent_at, now())`,
      declaredVersion,
      checklistVersion: checklist.version,
    },
  );
  if (!moved.ok) return refuse("not_editable");
  await prepareStore(tx, viewer.userId, answers);
  await notifyApplicant(tx, { ...application, rounds: application.rounds + 1 }, "enviada");
  return ok();
}

/** What is wrong beside its field; what was asked and not touched, beside the first field of its item. */
function sentences(
  { entries }: Checklist,
  answers: Answers,
  viewer: Viewer,
  items: ReturnType<typeof checklistOf>,
): Record<string, string> {
  const namesOf = ({ key, proof }: (typeof items)[number]): readonly string[] => (proof ? [`extra.${key}`] : fieldsOf(key));
  const untouched = items.flatMap((item) => {
    const [field] = namesOf(item);
    return item.state === "ajuste" && field ? [[field, `Falta mudar o que pedimos: ${item.note}`]] : [];
  });
  const waived = new Set(items.flatMap((item) => (item.state === "dispensado" ? namesOf(item) : [])));
  const missing = Object.entries(problemsOf(entries, answers, viewer)).filter(([field]) => !waived.has(field));
  return Object.fromEntries([...missing, ...untouched]);
}
