import * as z from "zod";

const flag = z.stringbool().optional();
const count = z.coerce.number().int().nonnegative();

const schema = z.object({
  SANDBOX_PORT: count.default(4010),
  SANDBOX_HOST: z.string().optional(),
  HOST: z.string().optional(),
  SANDBOX_FILE: z.string().optional(),
  SANDBOX_PUBLIC_URL: z.string().optional(),
  SANDBOX_PIX_AUTOPAY_SECONDS: count.optional(),
  SANDBOX_PIX_LIMIT_CENTS: count.optional(),
  SANDBOX_PIX_REFUND_SECONDS: count.default(1),
  SANDBOX_PROCESSING_SECONDS: count.default(5),
  SANDBOX_CHARGEBACK_SECONDS: count.default(60),
  SANDBOX_CARD_SETTLE_DAYS: count.default(30),
  SANDBOX_TRANSFER_FEE_CENTS: count.default(367),
  SANDBOX_TRANSFER_AUTOSETTLE_SECONDS: count.optional(),
  SANDBOX_MANUAL_KYC: flag,
  SANDBOX_RATE_LIMITS: flag,
  SANDBOX_STRICT: flag,
  WEBHOOK_URL: z.string().default("http://localhost:3000/webhooks/pagarme"),
  PAGARME_WEBHOOK_USER: z.string().default("sandbox"),
  PAGARME_WEBHOOK_PASSWORD: z.string().default("sandbox-webhook"),
  PAGARME_SECRET_KEY: z.string().default("sk_test_sandbox"),
  PAGARME_PUBLIC_KEY: z.string().default("pk_test_sandbox"),
  PAGARME_PLATFORM_RECIPIENT: z.string().default("re_plataforma_sandbox"),
});

export interface SandboxOptions {
  host: string;
  port: number;
  publicUrl: string | null;
  file: string | null;
  webhookUrl: string | null;
  webhookUser: string;
  webhookPassword: string;
  secretKey: string;
  publicKey: string;
  platformRecipient: string;
  pixAutopaySeconds: number | null;
  pixLimitCents: number | null;
  pixRefundSeconds: number;
  processingSeconds: number;
  chargebackSeconds: number;
  cardSettleDays: number;
  transferFeeCents: number;
  transferAutosettleSeconds: number | null;
  manualKyc: boolean;
  rateLimits: boolean;
  /** All that the real one documents, from the start. */
  strict: boolean;
  /** Waits between webhook attempts; its length plus one is the number of attempts. */
  webhookBackoffMs: number[];
}

/** The sandbox's options from the environment; throws a zod error naming whatever is invalid. */
export function readOptions(env: Record<string, string | undefined>): SandboxOptions {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ""));
  const read = schema.parse(given);
  return {
    host: read.SANDBOX_HOST ?? read.HOST ?? "127.0.0.1",
    port: read.SANDBOX_PORT,
    publicUrl: read.SANDBOX_PUBLIC_URL ?? null,
    file: read.SANDBOX_FILE ?? null,
    webhookUrl: read.WEBHOOK_URL,
    webhookUser: read.PAGARME_WEBHOOK_USER,
    webhookPassword: read.PAGARME_WEBHOOK_PASSWORD,
    secretKey: read.PAGARME_SECRET_KEY,
    publicKey: read.PAGARME_PUBLIC_KEY,
    platformRecipient: read.PAGARME_PLATFORM_RECIPIENT,
    pixAutopaySeconds: read.SANDBOX_PIX_AUTOPAY_SECONDS ?? null,
    pixLimitCents: read.SANDBOX_PIX_LIMIT_CENTS ?? null,
    pixRefundSeconds: read.SANDBOX_PIX_REFUND_SECONDS,
    processingSeconds: read.SANDBOX_PROCESSING_SECONDS,
    chargebackSeconds: read.SANDBOX_CHARGEBACK_SECONDS,
    cardSettleDays: read.SANDBOX_CARD_SETTLE_DAYS,
    transferFeeCents: read.SANDBOX_TRANSFER_FEE_CENTS,
    transferAutosettleSeconds: read.SANDBOX_TRANSFER_AUTOSETTLE_SECONDS ?? null,
    manualKyc: read.SANDBOX_MANUAL_KYC ?? false,
    rateLimits: read.SANDBOX_RATE_LIMITS ?? false,
    strict: read.SANDBOX_STRICT ?? false,
    webhookBackoffMs: [1_000, 2_000, 5_000, 10_000, 30_000, 60_000, 120_000, 300_000, 600_000],
  };
}

/** Options for tests and benches: nothing from the environment, no webhooks unless a URL is given. */
export function defaultOptions(given: Partial<SandboxOptions> = {}): SandboxOptions {
  return { ...readOptions({}), webhookUrl: null, ...given };
}
