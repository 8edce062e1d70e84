import { sql } from "drizzle-orm";
import { ok, type Outcome } from "#kit/outcome.ts";
import { transact, type Tx } from "#platform/db.ts";
import { enqueueEmail } from "#platform/outbox.ts";
import { col, defineRow, readRows } from "#platform/read.ts";
import { confirmPath, leavePath } from "./link.ts";
import { CONSENT_VERSION, LETTERS, type Topic } from "./rules.ts";
import { alreadyInEmail, confirmEmail } from "./schema.ts";

type Ask = { email: string; topics: Topic[]; from: string };
type Row = { id: string; status: string; round: number; mayWrite: boolean; emailMessage: string };

/**
 * Keeps the ask of an address and writes to its mailbox to confirm it; whoever asks hears the same whatever was known of it. Who is
 * in already is told so there, and nothing of theirs changes. At most one email in ten minutes and three in a day.
 */
export function subscribe(ask: Ask): Promise<Outcome<void>> {
  return transact(async (tx) => {
    await askAgain(tx, ask);
    return ok();
  });
}

const ROW = defineRow<Row>({
  id: col.text`id`,
  status: col.text`status`,
  round: col.int`round`,
  mayWrite: col.bool`last_letter_at is null or (last_letter_at < now() - make_interval(mins => ${LETTERS.minutesApart})
        and (letters_day is distinct from (now() at time zone 'America/Sao_Paulo')::date or letters_that_day < ${LETTERS.aDay}))`,
  emailMessage: col.text`(extract(epoch from clock_timestamp()) * 1000000)::bigint::text`,
});

/** The same inside a transaction. An address that complained, or that does not exist, is never written to again. */
export async function askAgain(tx: Tx, { email, topics, from }: Ask): Promise<void> {
  const address = email.toLowerCase();
  await tx.execute(sql`
    insert into subscribers (email, topics, text_version, asked_from, round)
    values (${address}, ${sql.param(topics)}::text[], ${CONSENT_VERSION}, ${from}, 1) on conflict (email) do nothing`);
  const rows = await readRows(
    tx,
    ROW,
    sql`select ${ROW}
    from subscribers where email = ${address} for update`,
  );
  const [one] = rows;
  if (!one?.mayWrite || one.status === "bounce_duro" || one.status === "reclamou") return;
  await tx.execute(sql`
    update subscribers set last_letter_at = now(), letters_day = (now() at time zone 'America/Sao_Paulo')::date,
      letters_that_day = case when letters_day = (now() at time zone 'America/Sao_Paulo')::date then letters_that_day + 1 else 1 end
    where id = ${one.id}`);
  const ref = `${one.id}:${one.emailMessage}`;
  if (one.status === "confirmado") {
    await enqueueEmail(tx, alreadyInEmail, { ref, to: address, payload: { path: leavePath(one.id) } });
    return;
  }
  const requested = await readRows(
    tx,
    { round: col.int`round` },
    (row) => sql`update subscribers set status = 'pendente', round = round + 1, topics = ${sql.param(topics)}::text[],
      text_version = ${CONSENT_VERSION}, asked_at = now(), asked_from = ${from} where id = ${one.id} returning ${row}`,
  );
  const path = confirmPath(one.id, requested[0]?.round ?? one.round);
  await enqueueEmail(tx, confirmEmail, { ref, to: address, payload: { path, topics } });
}
