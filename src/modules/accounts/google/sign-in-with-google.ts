import type { GooglePerson } from "#integrations/google/sign-in.ts";
import { emailKey, parseEmail } from "#kit/email.ts";
import { newId } from "#kit/id.ts";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { parseName } from "#kit/person-name.ts";
import { isReservedName } from "#kit/reserved-words.ts";
import { transact, type Tx } from "#platform/db.ts";
import { enqueueEmail } from "#platform/outbox.ts";
import { codeForEmail } from "../codes.ts";
import { createAccount } from "../create-account.ts";
import { findAccount } from "../find-account.ts";
import { CODE_EMAILS, type EmailTurn, takeEmailTurn } from "../email-turn.ts";
import type { Limited } from "../limits.ts";
import { type Caller, type OpenedSession, openSession } from "../open-session.ts";
import { proveMailbox } from "../prove-mailbox.ts";
import { alreadyHereEmail, finishSignUpEmail } from "../schema.ts";
import { enterOrAsk, type SecondStepRequired } from "../second-step/entrance.ts";
import { noteSecurity } from "../security-log.ts";
import { announceSecurity } from "../security-news/announce-security.ts";
import { saveSignUp, type PendingSignUp } from "../sign-up.ts";
import { findByGoogle, linkGoogle } from "./link-google.ts";
import { googleLinkedEmail } from "./schema.ts";

/** `pending` and the code that was mailed finish it (`signInWithCode`). */
type MailboxRequested = { pending: string };
type Entered = Outcome<OpenedSession, "google_refused"> | SecondStepRequired | MailboxRequested;

/**
 * Opens a session for whom Google vouches: the person of that Google account; else whoever has the e-mail, when Google keeps
 * the mailbox, who is told; else a new account. When Google only knows of the mailbox, a code sent to it must come back first,
 * the same whether or not somebody has it. Who has a second step gets a ticket.
 */
export async function signInWithGoogle(person: GooglePerson, caller: Caller): Promise<Entered | Limited> {
  const email = parseEmail(person.email);
  if (!email.ok || !person.isVerified) return refuse("google_refused");
  const to = emailKey(email.value);
  const turn = person.isAuthoritative ? "new" : await takeEmailTurn(CODE_EMAILS, { email: to, caller });
  if (typeof turn !== "string") return turn;
  // Tickets and codes travel inside an ok: they must be committed.
  const { value } = await transact(async (tx) => ok(await enter(tx, { ...person, email: to }, caller, turn)));
  noteSecurity("signed in by google", caller.ip);
  return value;
}

async function enter(tx: Tx, person: GooglePerson, caller: Caller, turn: EmailTurn): Promise<Entered> {
  const { subject, email } = person;
  const linked = await findByGoogle(tx, subject);
  if (linked) return enterOrAsk(tx, linked, caller);
  const name = nameOf(person);
  if (!person.isAuthoritative) {
    const { code, goes } = await codeForEmail(tx, email, turn, caller.ip);
    return { pending: await askMailbox(tx, { name, email, googleSubject: subject }, goes ? code : null) };
  }
  const created = await createAccount(tx, { name, email, emailVerified: true });
  if (created) {
    await linkGoogle(tx, created, subject);
    return ok(await openSession(tx, created, caller));
  }
  const account = await findAccount(tx, email);
  if (!account) return refuse("google_refused");
  await proveMailbox(tx, account.userId);
  await linkGoogle(tx, account.userId, subject);
  await announceSecurity(tx, account.userId, "google_ligado");
  await enqueueEmail(tx, googleLinkedEmail, { ref: newId(), to: account.email, payload: { name: account.name } });
  return enterOrAsk(tx, account.userId, caller);
}

/** `code`: what the email carries; null when no email goes. */
async function askMailbox(tx: Tx, typed: Omit<PendingSignUp, "passwordHash">, code: string | null): Promise<string> {
  const { name, email } = typed;
  const account = await findAccount(tx, email);
  const pending = await saveSignUp(tx, { ...typed, passwordHash: null });
  if (code === null) return pending;
  const kind = account ? alreadyHereEmail : finishSignUpEmail;
  await enqueueEmail(tx, kind, { ref: newId(), to: email, payload: { name: account?.name ?? name, code } });
  return pending;
}

/** Google's name for them when it is one here too, else what stands before the @. */
function nameOf({ name, email }: GooglePerson): string {
  const parsed = parseName(name);
  return parsed.ok && !isReservedName(parsed.value) ? parsed.value : (email.split("@", 1)[0] ?? email);
}
