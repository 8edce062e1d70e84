import { and, eq, inArray, sql } from "drizzle-orm";
import type { PagarmeAnswer } from "#integrations/pagarme/answer.ts";
import type { PagarmeRecipient } from "#integrations/pagarme/account-types.ts";
import { ok } from "#kit/outcome.ts";
import type { FactsOf } from "#kit/answer.ts";
import { db, transact } from "#platform/db.ts";
import { col, readRows } from "#platform/read.ts";
import { log } from "#platform/log.ts";
import { endIncident, reportIfOurs } from "../../payments/incidents/report-incident.ts";
import { pagarme } from "../../payments/provider.ts";
import { recipientRegistrations } from "../tables/registrations.ts";
import { acceptRegistration } from "./accept-registration.ts";
import { findRegistration } from "./queries.ts";
import { readRegistration, type ValidRegistration } from "./read-registration.ts";
import { recipientRequest } from "./recipient-request.ts";
import { openForm } from "./registration-form.ts";
import { problemsOf } from "./rules.ts";

type Registration = FactsOf<typeof findRegistration>;

const BATCH = 10;

/**
 * Sends a registration to the provider. The first attempt creates it; a later one first checks whether it is already there (its id is the
 * recipient's code there). The key and the body never change between attempts.
 */
export async function sendRegistration(registrationId: string): Promise<void> {
  const registration = await findRegistration(db, registrationId);
  if (!registration || (registration.status !== "enviando" && registration.status !== "desconhecido")) return;
  const whole = readRegistration(openForm(registration.sealed));
  if (!whole.ok) return refundLine(registration, whole.fields ?? {});
  const known = registration.tries > 0 ? await pagarme.recipients.get(registration.id) : null;
  if (known?.ok) return acceptRegistration(registration, whole.value, known.value);
  if (known && !(known.kind === "refused" && known.status === 404)) return postpone(registration);
  await create(registration, whole.value);
}

async function create(registration: Registration, whole: ValidRegistration): Promise<void> {
  const answer = await pagarme.recipients.create(recipientRequest(registration.id, whole), registration.idempotencyKey);
  if (answer.ok) {
    await endIncident("cadastros");
    return acceptRegistration(registration, whole, answer.value);
  }
  await reportIfOurs("cadastros", answer);
  if (answer.kind !== "refused") return postpone(registration);
  // A code already in use comes from our own earlier call, whose answer was lost.
  const taken: PagarmeAnswer<PagarmeRecipient> | null =
    answer.status === 412 || answer.status === 409 ? await pagarme.recipients.get(registration.id) : null;
  if (taken?.ok) return acceptRegistration(registration, whole, taken.value);
  if (taken && taken.kind !== "refused") return postpone(registration);
  log.warn({ storeId: registration.storeId, status: answer.status, errors: Object.keys(answer.errors) }, "registration refused");
  await refundLine(registration, problemsOf(answer.errors, answer.message, openForm(registration.sealed)));
}

/** The provider created nothing: the form is a draft again, with the errors beside its fields. */
async function refundLine(registration: Registration, problems: Record<string, string>): Promise<void> {
  await db
    .update(recipientRegistrations)
    .set({ status: "rascunho", problems, nextTryAt: null, updatedAt: sql`now()` })
    .where(
      and(eq(recipientRegistrations.id, registration.id), inArray(recipientRegistrations.status, ["enviando", "desconhecido"])),
    );
}

/** The recipient may exist, or the problem is in our own account: tries again at growing intervals, up to ten minutes. */
async function postpone({ id, tries }: Registration): Promise<void> {
  const seconds = Math.min(600, 5 * 2 ** Math.min(tries, 10));
  await transact(async (tx) => {
    await tx
      .update(recipientRegistrations)
      .set({
        status: "desconhecido",
        tries: sql`tries + 1`,
        nextTryAt: sql`now() + make_interval(secs => ${seconds})`,
        updatedAt: sql`now()`,
      })
      .where(and(eq(recipientRegistrations.id, id), inArray(recipientRegistrations.status, ["enviando", "desconhecido"])));
    return ok();
  });
}

/** Resumes every registration whose sending was interrupted. Two sweeps never take the same one. */
export async function resumeRegistrations(): Promise<void> {
  const rows = await readRows(
    db,
    { id: col.text`id` },
    (row) => sql`
    update recipient_registrations set tries = tries + 1, next_try_at = now() + interval '30 seconds'
    where id in (
      select id from recipient_registrations where next_try_at <= now() order by next_try_at limit ${BATCH} for update skip locked
    ) returning ${row}`,
  );
  for (const { id } of rows) await sendRegistration(id);
}
