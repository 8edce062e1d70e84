import { eq, or, sql } from "drizzle-orm";
import * as z from "zod";
import { isUuid } from "#kit/id.ts";
import { db } from "#platform/db.ts";
import { mirrorRecipient } from "./recipients/mirror-recipient.ts";
import { settleAttempt } from "./settle-attempt.ts";
import { paymentAttempts } from "./tables/attempts.ts";
import { recipients } from "./tables/recipients.ts";
import { webhookEvents } from "./tables/webhooks.ts";

const about = z.object({
  data: z.object({
    id: z.string(),
    code: z.string().nullish(),
    order: z.object({ id: z.string(), code: z.string().nullish() }).nullish(),
  }),
});

/** A webhook is a hint: finds the attempt it is about and reads it from the provider. Events about nothing of ours are set aside. */
export async function processEvent(eventId: string): Promise<void> {
  const [event] = await db.select().from(webhookEvents).where(eq(webhookEvents.id, eventId));
  if (!event || event.status === "processado" || event.status === "ignorado") return;
  const storeId = await findRecipient(event.type, event.body);
  if (storeId) await mirrorRecipient(storeId, "webhook");
  const attemptId = await findSubject(event.type, event.body);
  if (attemptId) await settleAttempt(attemptId);
  await db
    .update(webhookEvents)
    .set({ status: attemptId || storeId ? "processado" : "ignorado", processedAt: sql`now()` })
    .where(eq(webhookEvents.id, eventId));
}

async function findRecipient(type: string, body: unknown): Promise<number | null> {
  const parsed = type.startsWith("recipient.") ? about.safeParse(body) : null;
  if (!parsed?.success) return null;
  const [recipient] = await db
    .select({ storeId: recipients.storeId })
    .from(recipients)
    .where(eq(recipients.providerId, parsed.data.data.id));
  return recipient?.storeId ?? null;
}

async function findSubject(type: string, body: unknown): Promise<string | null> {
  if (!/^(order|charge|chargeback)\./.test(type)) return null;
  const parsed = about.safeParse(body);
  if (!parsed.success) return null;
  const { id, order, code } = parsed.data.data;
  const ourCode = order?.code ?? code;
  const [attempt] = await db
    .select({ id: paymentAttempts.id })
    .from(paymentAttempts)
    .where(
      or(
        eq(paymentAttempts.providerChargeId, id),
        eq(paymentAttempts.providerOrderId, order?.id ?? id),
        ...(ourCode && isUuid(ourCode) ? [eq(paymentAttempts.id, ourCode)] : []),
      ),
    )
    .limit(1);
  return attempt?.id ?? null;
}
