import { createPagarme } from "#integrations/pagarme/client.ts";
import { env } from "#platform/env.ts";
import { providerCalls } from "#platform/metrics.ts";

/** Without keys of one's own, the sandbox that `bin/start` brings up. */
export const pagarmeKeys = {
  apiUrl:
    env.PAGARME_API_URL ??
    (env.PAGARME_SECRET_KEY ? "https://api.pagar.me/core/v5" : `http://localhost:${env.SANDBOX_PORT}/core/v5`),
  secretKey: env.PAGARME_SECRET_KEY ?? "sk_test_sandbox",
  publicKey: env.PAGARME_PUBLIC_KEY ?? "pk_test_sandbox",
  webhookUser: env.PAGARME_WEBHOOK_USER ?? "sandbox",
  webhookPassword: env.PAGARME_WEBHOOK_PASSWORD ?? "sandbox-webhook",
  platformRecipient: env.PAGARME_PLATFORM_RECIPIENT ?? "re_plataforma_sandbox",
};

/** The one client of the payment provider in this process. */
export const pagarme = createPagarme({
  ...pagarmeKeys,
  onCall: ({ method, path, outcome, ms }) => providerCalls.observe({ call: `${method} ${path}`, outcome }, ms / 1000),
});
