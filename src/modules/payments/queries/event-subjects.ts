import { inArray, or, sql } from "drizzle-orm";
import * as z from "zod";
import { isUuid } from "#kit/id.ts";
import { db } from "#platform/db.ts";
import type { Attempt } from "../find-attempt.ts";
import { paymentAttempts } from "../tables/attempts.ts";
import { recipients } from "../tables/recipients.ts";
import type { webhookEvents } from "../tables/webhooks.ts";

const providerId = z
  .union([z.string(), z.number().transform(String)])
  .nullish()
  .transform((value) => value ?? null);

const about = z.object({
  data: z.object({
    id: providerId.catch(null),
    code: z.string().nullish().catch(null),
    order: z.object({ id: z.string(), code: z.string().nullish() }).nullish().catch(null),
    charge: z.object({ id: z.string() }).nullish().catch(null),
    // Disputes under their newer event name carry only the id of the charge.
    chargeId: providerId.catch(null),
    charge_id: providerId.catch(null),
    orderId: providerId.catch(null),
    order_id: providerId.catch(null),
  }),
});

type Event = Pick<typeof webhookEvents.$inferSelect, "id" | "type" | "body">;
/** `readFrom`: the database's clock just before, when a reading of the attempt may begin. */
export type Subject = { attempt: Attempt; readFrom: string };

/** The attempt that each event is about, by the id of the event; an event about no charge of ours has none. */
export async function findAttempts(events: readonly Event[]): Promise<Map<string, Subject>> {
  const named = events.flatMap((event) => {
    const names = namesIn(event);
    return names ? [{ eventId: event.id, ...names }] : [];
  });
  const charges = named.flatMap(({ chargeId }) => chargeId ?? []);
  const orders = named.flatMap(({ orderId }) => orderId ?? []);
  const codes = named.flatMap(({ ourCode }) => ourCode ?? []);
  if (charges.length + orders.length + codes.length === 0) return new Map();
  const rows = await db
    .select({ row: paymentAttempts, readFrom: sql<string>`clock_timestamp()::text` })
    .from(paymentAttempts)
    .where(
      or(
        ...(charges.length > 0 ? [inArray(paymentAttempts.providerChargeId, charges)] : []),
        ...(orders.length > 0 ? [inArray(paymentAttempts.providerOrderId, orders)] : []),
        ...(codes.length > 0 ? [inArray(paymentAttempts.id, codes)] : []),
      ),
    );
  return new Map(
    named.flatMap(({ eventId, chargeId, orderId, ourCode }) => {
      const found = rows.find(
        ({ row }) =>
          (chargeId !== null && row.providerChargeId === chargeId) ||
          (orderId !== null && row.providerOrderId === orderId) ||
          row.id === ourCode,
      );
      return found ? [[eventId, { attempt: found.row as Attempt, readFrom: found.readFrom }] as const] : [];
    }),
  );
}

function namesIn({ type, body }: Event): { chargeId: string | null; orderId: string | null; ourCode: string | null } | null {
  if (!/^(order|charge|chargeback)\./.test(type)) return null;
  const parsed = about.safeParse(body);
  if (!parsed.success) return null;
  const { id, order, charge, code, ...named } = parsed.data.data;
  const ourCode = order?.code ?? code ?? null;
  return {
    chargeId: charge?.id ?? named.chargeId ?? named.charge_id ?? id,
    orderId: order?.id ?? named.orderId ?? named.order_id ?? id,
    ourCode: ourCode !== null && isUuid(ourCode) ? ourCode : null,
  };
}

/** The store whose recipient each event is about, by the id of the event. */
export async function findRecipients(events: readonly Event[]): Promise<Map<string, number>> {
  const named = events.flatMap((event) => {
    const parsed = event.type.startsWith("recipient.") ? about.safeParse(event.body) : null;
    return parsed?.success && parsed.data.data.id !== null ? [{ eventId: event.id, providerId: parsed.data.data.id }] : [];
  });
  if (named.length === 0) return new Map();
  const rows = await db
    .select({ storeId: recipients.storeId, providerId: recipients.providerId })
    .from(recipients)
    .where(
      inArray(
        recipients.providerId,
        named.map(({ providerId }) => providerId),
      ),
    );
  return new Map(
    named.flatMap(({ eventId, providerId }) => {
      const found = rows.find((row) => row.providerId === providerId);
      return found ? [[eventId, found.storeId] as const] : [];
    }),
  );
}
