import { createPagarme } from "#integrations/pagarme/client.ts";
import { Pace } from "#integrations/pagarme/pace.ts";
import type { PagarmeOptions } from "#integrations/pagarme/transport.ts";
import { env } from "#platform/env.ts";
import { providerCalls } from "#platform/metrics.ts";
import { traced } from "#platform/tracing.ts";

/** The provider's keys; without them in the environment, those of the sandbox that `bin/start` runs. */
export const pagarmeKeys = {
  apiUrl: env.pagarmeUrl,
  secretKey: env.PAGARME_SECRET_KEY ?? "sk_test_sandbox",
  publicKey: env.PAGARME_PUBLIC_KEY ?? "pk_test_sandbox",
  webhookUser: env.PAGARME_WEBHOOK_USER ?? "sandbox",
  webhookPassword: env.PAGARME_WEBHOOK_PASSWORD ?? "sandbox-webhook",
  platformRecipient: env.PAGARME_PLATFORM_RECIPIENT ?? "re_plataforma_sandbox",
};

/** The documented rate limits apply only with real keys; the sandbox enforces them in its strict mode only, by answering 429. */
const pace = env.PAGARME_SECRET_KEY ? { pace: new Pace({ isTest: env.PAGARME_SECRET_KEY.startsWith("sk_test") }) } : {};

const options: PagarmeOptions = {
  ...pagarmeKeys,
  ...pace,
  around: ({ method, path }, send) => traced({ name: `pagarme ${method} ${path}`, kind: "client" }, send),
  onCall: ({ method, path, outcome, ms }) => providerCalls.observe({ call: `${method} ${path}`, outcome }, ms / 1000),
};

/** The provider's client for calls that a person or a job waits for. */
export const pagarme = createPagarme(options);

const PATIENCE_MS = 3 * 60_000;

/** The same for long readings: waits up to three minutes for its turn instead of failing. */
export const patientPagarme = createPagarme({ ...options, patienceMs: PATIENCE_MS });
