import * as z from "zod";
import { emailField } from "#kit/fields.ts";
import type { EmailKind } from "#platform/outbox.ts";
import { CONSENT_VERSION, type Topic, TOPICS } from "./rules.ts";

const topics = z
  .array(z.enum(TOPICS))
  .min(1, { error: "Escolha ao menos um assunto." })
  .max(TOPICS.length)
  .transform((chosen) => [...new Set(chosen)]);
const token = z.string().max(500);

export const subscribeInput = z.strictObject({
  email: emailField,
  topics,
  consent: z.literal(CONSENT_VERSION, { error: "Marque que quer receber." }),
  /** Left empty by people: they do not see it. */
  site: z.string().max(500).default(""),
});
export const tokenInput = z.strictObject({ token });
export const topicsInput = z.strictObject({ token, topics });

/** `link_expired`: older than its days, or of an ask that another one followed. */
export type NewsletterReason = "link_expired";

/** What a link in an email leads to; null when it is not one. */
export type Subscription = { state: "pendente" | "confirmado" | "fora"; emailHint: string; topics: Topic[] } | null;

export const confirmEmail: EmailKind<{ path: string; topics: Topic[] }> = { name: "newsletter.confirmar" };
export const alreadyInEmail: EmailKind<{ path: string }> = { name: "newsletter.ja-recebe" };
