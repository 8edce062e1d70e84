import { sql } from "drizzle-orm";
import { announce } from "#platform/bus.ts";
import { gather } from "#platform/before-commit.ts";
import type { Tx } from "#platform/db.ts";
import { type EmailKind, enqueueEmail } from "#platform/outbox.ts";
import { col, readRows } from "#platform/read.ts";
import type { Channel } from "./rules/channels.ts";
import { EVENTS, type FactsOf, mayStop, type NoticeEvent } from "./rules/events.ts";
import { stopPath } from "./stop-token.ts";

type Notice<E extends NoticeEvent> = {
  /** Who is told. */
  userId: string;
  event: E;
  /** What it is about: the same (person, event, ref) is told once. */
  ref: string;
  facts: FactsOf<E>;
};

/** The email that goes with it; `ref` when the outbox needs another than the notice's. */
type EmailMessage<P> = { kind: EmailKind<P>; to: string; payload: P; ref?: string };

type Told = Pick<Notice<NoticeEvent>, "userId" | "event" | "ref"> & {
  facts: unknown;
  emailMessage: EmailMessage<unknown> | undefined;
};

const hasChannel = (event: NoticeEvent, channel: Channel): boolean => EVENTS[event].channels.includes(channel);

/** What the people of a transaction are told is written together before it commits: the bell in one statement, the e-mails in another. */
const told = gather<Told>({
  when: "before",
  async write(tx, notices) {
    const { rungFor, stopped } = await ring(tx, notices);
    for (const userId of rungFor) await announce(tx, "notice", userId);
    for (const [place, { userId, event, ref, emailMessage }] of notices.entries()) {
      if (!emailMessage || !hasChannel(event, "email") || stopped.includes(place + 1)) continue;
      await enqueueEmail(tx, emailMessage.kind, {
        ref: emailMessage.ref ?? ref,
        to: emailMessage.to,
        payload: emailMessage.payload,
        ...(mayStop(event, "email") ? { stopPath: stopPath(userId, event) } : {}),
      });
    }
  },
});

/** Writes the rows at the bell. Returns whose bell rang, and the places of the notices, from 1, of which the person wants no e-mail. */
async function ring(tx: Tx, notices: readonly Told[]): Promise<{ rungFor: string[]; stopped: number[] }> {
  const [rung] = await readRows(
    tx,
    {
      rungFor: col.list(col.text)`array(select distinct user_id::text from rung)`,
      stopped: col.list(col.int)`array(select place::int from stopped where channel = 'email')`,
    },
    (row) => sql`
    with told as (
      select * from unnest(${sql.param(notices.map(({ userId }) => userId))}::uuid[], ${sql.param(notices.map(({ event }) => event))}::text[],
        ${sql.param(notices.map(({ ref }) => ref))}::text[], ${sql.param(notices.map(({ facts }) => JSON.stringify(facts)))}::jsonb[],
        ${sql.param(notices.map(({ event }) => hasChannel(event, "sino")))}::bool[],
        ${sql.param(notices.map(({ event }) => EVENTS[event].isMandatory))}::bool[])
        with ordinality told(user_id, event, ref, facts, has_bell, is_mandatory, place)),
    stopped as (
      select told.place, s.channel from told join notification_stops s on s.user_id = told.user_id and s.event = told.event
      where not told.is_mandatory),
    rung as (
      insert into notifications (user_id, event, ref, facts)
      select user_id, event, ref, facts from told
      where has_bell and not exists (select from stopped where stopped.place = told.place and stopped.channel = 'sino')
      order by place on conflict do nothing returning user_id)
    select ${row}`,
  );
  return rung ?? { rungFor: [], stopped: [] };
}

/**
 * Tells a person of something in the transaction that made it true: a row at the bell and, when there is one, an email, each once per
 * (person, event, ref) and each unless the person stopped that event there. Mandatory events always go; emails of the others carry
 * their one-click way out.
 */
export const notify = <E extends NoticeEvent, P = never>(
  tx: Tx,
  notice: Notice<E>,
  emailMessage?: EmailMessage<P>,
): Promise<void> => told(tx, { ...notice, emailMessage: emailMessage as EmailMessage<unknown> | undefined });
