import { eq } from "drizzle-orm";
import { maskEmail } from "#kit/email.ts";
import { db } from "#platform/db.ts";
import { openLeave } from "./link.ts";
import { isTopic } from "./rules.ts";
import type { Subscription } from "./schema.ts";
import { subscribers } from "./tables.ts";

/** What a link in an email leads to. Reading changes nothing. */
export async function readSubscription(token: string): Promise<Subscription> {
  const id = openLeave(token);
  const [one] = id ? await db.select().from(subscribers).where(eq(subscribers.id, id)) : [];
  if (!one) return null;
  const state = one.status === "confirmado" || one.status === "pendente" ? one.status : "fora";
  return { state, emailHint: maskEmail(one.email), topics: one.topics.filter(isTopic) };
}
