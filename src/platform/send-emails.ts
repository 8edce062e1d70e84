import { and, eq, inArray, sql } from "drizzle-orm";
import { db } from "./db.ts";
import { handle, type JobHandler, type Sweep } from "./jobs.ts";
import { type EmailTemplate, type Fate, type IsStopped, sendEmail } from "./mail.ts";
import { type OutboxEmail, outboxEmails, sendEmailJob } from "./outbox.ts";

const BATCH = 10;
/** A worker that dies leaves what it took to another after this long; one that is still sending takes it again before then. */
const TAKEN_SECONDS = 20;
const TAKE_AGAIN_MS = 7_000;

/** Retried for some three days, in the end once an hour: a relay may be down for a night, and a receipt is still useful after it. */
export const MOST_TRIES = 80;
export const secondsToNextTry = (tries: number): number => Math.min(2 ** (tries + 1), 3_600);

/**
 * Sends every e-mail that is due, ten at a time, those that go to many after all the others: one statement takes them and one marks what was sent. Each at least once: a worker that
 * dies in between leaves them to be sent again. Two workers never take the same one.
 */
export async function sendDueEmails(templates: EmailTemplate[], isStopped: IsStopped = async () => false): Promise<void> {
  for (;;) {
    const taken = await takeDue();
    if (taken.length > 0)
      await mark(await whileTaken(taken, () => Promise.all(taken.map((email) => sendEmail(templates, isStopped, email)))), taken);
    if (taken.length < BATCH) return;
  }
}

const soon = sql`now() + make_interval(secs => ${TAKEN_SECONDS})`;

function takeDue(): Promise<OutboxEmail[]> {
  const due = sql`select id from outbox_emails where status = 'pendente' and next_try_at <= now()
    order by can_wait, next_try_at limit ${BATCH} for update skip locked`;
  return db
    .update(outboxEmails)
    .set({ nextTryAt: soon })
    .where(sql`${outboxEmails.id} in (${due})`)
    .returning();
}

/** Keeps other workers from what this one took, however long the relay is in answering. */
async function whileTaken<T>(taken: OutboxEmail[], send: () => Promise<T>): Promise<T> {
  const ids = taken.map(({ id }) => id);
  const takeAgain = () =>
    db
      .update(outboxEmails)
      .set({ nextTryAt: soon })
      .where(and(inArray(outboxEmails.id, ids), eq(outboxEmails.status, "pendente")));
  const clock = setInterval(() => void takeAgain().catch(() => undefined), TAKE_AGAIN_MS);
  try {
    return await send();
  } finally {
    clearInterval(clock);
  }
}

async function mark(fates: Fate[], taken: OutboxEmail[]): Promise<void> {
  const sent = fates.filter((one) => one.fate === "sent");
  if (sent.length > 0) await markSent(sent);
  for (const one of fates) {
    const isThis = eq(outboxEmails.id, one.id);
    const more = { attempts: sql`attempts + 1` };
    if (one.fate === "dropped") await db.delete(outboxEmails).where(isThis);
    if (one.fate === "refused")
      await db
        .update(outboxEmails)
        .set({ ...more, status: "falhou", lastError: one.error })
        .where(isThis);
    if (one.fate === "failed") {
      const tries = taken.find(({ id }) => id === one.id)?.attempts ?? 0;
      // Given up, it stays where a person may send it again.
      const nextTryAt =
        tries + 1 < MOST_TRIES ? sql`now() + make_interval(secs => ${secondsToNextTry(tries)})` : sql`'infinity'::timestamptz`;
      await db
        .update(outboxEmails)
        .set({ ...more, lastError: one.error, nextTryAt })
        .where(isThis);
    }
  }
}

/** What opens an account or moves money is stored nowhere but in the mailbox. */
async function markSent(sent: Extract<Fate, { fate: "sent" }>[]): Promise<void> {
  const secret = sent.filter((one) => one.holdsSecret).map(({ id }) => id);
  await db
    .update(outboxEmails)
    .set({
      status: "enviado",
      sentAt: sql`now()`,
      attempts: sql`attempts + 1`,
      ...(secret.length > 0 ? { payload: sql`case when ${inArray(outboxEmails.id, secret)} then '{}' else payload end` } : {}),
    })
    .where(
      inArray(
        outboxEmails.id,
        sent.map(({ id }) => id),
      ),
    );
}

/**
 * The worker's sending of e-mails, with every module's templates. An e-mail its recipient unsubscribed from while it waited is deleted, not
 * sent.
 */
export function emailWork(templates: EmailTemplate[], isStopped?: IsStopped): { sweep: Sweep; job: JobHandler } {
  const run = () => sendDueEmails(templates, isStopped);
  return { sweep: { name: "mail.send-due", everySeconds: 2, wokenBy: "emails", run }, job: handle(sendEmailJob, run) };
}
