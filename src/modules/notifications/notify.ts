import { and, eq } from "drizzle-orm";
import { announce } from "#platform/bus.ts";
import type { Tx } from "#platform/db.ts";
import { type EmailKind, enqueueEmail } from "#platform/outbox.ts";
import type { Channel } from "./rules/channels.ts";
import { EVENTS, type FactsOf, mayStop, type NoticeEvent } from "./rules/events.ts";
import { stopPath } from "./stop-token.ts";
import { notifications, notificationStops } from "./tables.ts";

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

/**
 * Tells a person of something in the transaction that made it true: a row at the bell and, when there is one, an email, each once per
 * (person, event, ref) and each unless the person stopped that event there. Mandatory events always go; emails of the others carry
 * their one-click way out.
 */
export async function notify<E extends NoticeEvent, P = never>(
  tx: Tx,
  { userId, event, ref, facts }: Notice<E>,
  emailMessage?: EmailMessage<P>,
): Promise<void> {
  const stopped = EVENTS[event].isMandatory ? [] : await readStops(tx, userId, event);
  const goes = (channel: Channel) => EVENTS[event].channels.includes(channel) && !stopped.includes(channel);
  if (goes("sino")) {
    const { rowCount } = await tx.insert(notifications).values({ userId, event, ref, facts }).onConflictDoNothing();
    if (rowCount === 1) await announce(tx, "notice", userId);
  }
  if (!emailMessage || !goes("email")) return;
  await enqueueEmail(tx, emailMessage.kind, {
    ref: emailMessage.ref ?? ref,
    to: emailMessage.to,
    payload: emailMessage.payload,
    ...(mayStop(event, "email") ? { stopPath: stopPath(userId, event) } : {}),
  });
}

async function readStops(tx: Tx, userId: string, event: NoticeEvent): Promise<Channel[]> {
  const rows = await tx
    .select({ channel: notificationStops.channel })
    .from(notificationStops)
    .where(and(eq(notificationStops.userId, userId), eq(notificationStops.event, event)));
  return rows.map((row) => row.channel);
}
