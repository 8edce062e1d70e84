import path from "node:path";
import * as z from "zod";

const port = (fallback: number) => z.coerce.number().int().min(1).max(65535).default(fallback);
const url = z.url().optional();
const text = z.string().min(1).optional();

const schema = z.object({
  NODE_ENV: z.enum(["development", "test", "production"]).default("development"),
  ROLE: z.enum(["web", "worker", "all"]).default("all"),
  PORT: port(3000),
  HOST: z.string().default("127.0.0.1"),
  PUBLIC_URL: url,
  DATA_DIR: z
    .string()
    .default(".data")
    .transform((dir) => path.resolve(dir)),
  DATABASE_URL: url,
  DATABASE_REPLICA_URL: url,
  REDIS_URL: url,
  S3_ENDPOINT: url,
  S3_BUCKET: z.string().min(3).optional(),
  S3_REGION: z.string().default("us-east-1"),
  S3_ACCESS_KEY_ID: text,
  S3_SECRET_ACCESS_KEY: text,
  SMTP_URL: url,
  MAIL_FROM: z.string().default("Autoria <ola@autoria.localhost>"),
  PAGARME_API_URL: url,
  PAGARME_SECRET_KEY: text,
  PAGARME_PUBLIC_KEY: text,
  PAGARME_WEBHOOK_USER: text,
  PAGARME_WEBHOOK_PASSWORD: text,
  PAGARME_PLATFORM_RECIPIENT: text,
  SENTRY_DSN: url,
  POSTHOG_KEY: text,
  POSTHOG_HOST: url,
  SESSION_SECRET: z.string().min(32).optional(),
  SANDBOX_PORT: port(4010),
  MAIL_PORT: port(4025),
  MAIL_HTTP_PORT: port(4080),
  LOG_LEVEL: z.enum(["debug", "info", "warn", "error", "silent"]).default("info"),
});

export type Env = z.output<typeof schema> & { publicUrl: string; isPublic: boolean };

const SECRETS = [
  "SESSION_SECRET",
  "PAGARME_SECRET_KEY",
  "PAGARME_PUBLIC_KEY",
  "PAGARME_WEBHOOK_USER",
  "PAGARME_WEBHOOK_PASSWORD",
  "PAGARME_PLATFORM_RECIPIENT",
  "SMTP_URL",
] as const;

/** Reads the environment once; an invalid or (in public production) missing value throws a sentence that names it. */
export function readEnv(source: Record<string, string | undefined>): Env {
  const filled = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ""));
  const parsed = schema.safeParse(filled);
  if (!parsed.success) {
    const wrong = parsed.error.issues.map((issue) => `${issue.path.join(".")} (${issue.message})`);
    throw new Error(`Variável de ambiente com valor inválido: ${wrong.join("; ")}.`);
  }
  const values = parsed.data;
  const isPublic = values.NODE_ENV === "production" && values.PUBLIC_URL !== undefined;
  const missing = isPublic ? SECRETS.filter((name) => values[name] === undefined) : [];
  if (missing.length > 0) {
    throw new Error(`Em produção faltam as variáveis de ambiente: ${missing.join(", ")}.`);
  }
  return { ...values, isPublic, publicUrl: (values.PUBLIC_URL ?? `http://localhost:${values.PORT}`).replace(/\/$/, "") };
}

export const env = readEnv(process.env);
