import path from "node:path";
import * as z from "zod";
import { readClamdUrl } from "./antivirus/address.ts";
import { inRanges } from "./network.ts";

const PORT_ERROR = "espera um número de 1 a 65535";

const port = (fallback: number) =>
  z.coerce.number(PORT_ERROR).int(PORT_ERROR).min(1, PORT_ERROR).max(65535, PORT_ERROR).default(fallback);
const url = z.url("espera um endereço, como https://exemplo.com.br").optional();
const text = z.string().optional();
const choice = <const T extends readonly [string, ...string[]]>(values: T) => z.enum(values, `espera ${values.join(", ")}`);

function areRanges(text: string): boolean {
  try {
    inRanges(text);
    return true;
  } catch {
    return false;
  }
}

/** Every variable the processes read; `dev/operate/env-words.ts` explains each one. */
export const envSchema = z.object({
  NODE_ENV: choice(["development", "test", "production"]).default("development"),
  ROLE: choice(["web", "worker", "all"]).default("all"),
  PORT: port(3000),
  HOST: z.string().default("127.0.0.1"),
  PUBLIC_URL: url,
  /** How long a process continues to answer after the signal to stop, with its readiness failing, before it closes its port. */
  DRAIN_SECONDS: z.coerce.number("espera segundos").int("espera segundos").min(0).max(300).default(0),
  /** CIDR ranges of trusted proxies; when empty, the socket's address is the client's. */
  TRUSTED_PROXIES: z
    .string()
    .default("")
    .refine(areRanges, "espera endereços ou faixas separados por vírgula, como 10.0.0.0/8, ::1"),
  DATA_DIR: z
    .string()
    .default(".data")
    .transform((dir) => path.resolve(dir)),
  DATABASE_URL: url,
  /** A second role that owns the tables and runs migrations; DATABASE_URL then only serves requests. */
  DATABASE_MIGRATE_URL: url,
  /** A direct connection to the server, when DATABASE_URL goes through a pooler: listening and the job queue need it. */
  DATABASE_DIRECT_URL: url,
  /** How a pooler before DATABASE_URL hands out its connections: one for each of ours, or one for each transaction. */
  DATABASE_POOLING: choice(["session", "transaction"]).default("session"),
  /** A read replica of the primary, from which pages shared by everybody are read. */
  DATABASE_REPLICA_URL: url,
  /** Redis or Valkey, for several nodes to share limits and pages and to receive each other's messages at once. */
  REDIS_URL: z.url({ protocol: /^rediss?$/, error: "espera um endereço, como redis://cache.interna:6379" }).optional(),
  REDIS_PATIENCE_MS: z.coerce.number("espera milésimos").int("espera milésimos").min(10).max(10_000).default(50),
  /** Whether web processes take pages from each other. Unset: yes with Redis or in a process that only serves, else there is one. */
  SHARED_PAGES: choice(["yes", "no"]).optional(),
  S3_ENDPOINT: url,
  S3_BUCKET: z.string().min(3, "espera ao menos 3 letras").optional(),
  S3_REGION: z.string().default("us-east-1"),
  S3_ACCESS_KEY_ID: text,
  S3_SECRET_ACCESS_KEY: text,
  /** The CDN in front of the site, which is notified of what to purge. */
  CDN_PROVIDER: choice(["cloudflare", "fastly", "varnish"]).optional(),
  /** Cloudflare's zone, or Fastly's service. */
  CDN_ZONE: text,
  CDN_TOKEN: text,
  /** The address of the purge API: every Varnish, separated by commas; for the other providers, only when it is not their own. */
  CDN_URL: text.refine(
    (list) => list === undefined || list.split(",").every((one) => URL.canParse(one.trim())),
    "espera um endereço, ou vários separados por vírgula",
  ),
  /** The address of clamd; without it, only the structure of files is checked. */
  CLAMAV_URL: z
    .string()
    .refine((text) => readClamdUrl(text) !== null, "espera tcp://endereço:3310 ou unix:/caminho/do/clamd.sock")
    .optional(),
  SMTP_URL: url,
  MAIL_FROM: z.string().default("Autoria <ola@autoria.localhost>"),
  /** Metrics are served on a port of their own or with a token; with neither, they are not served. */
  METRICS_PORT: z.coerce.number(PORT_ERROR).int(PORT_ERROR).min(1, PORT_ERROR).max(65535, PORT_ERROR).optional(),
  METRICS_TOKEN: z.string().min(16, "espera ao menos 16 letras").optional(),
  /**
   * Shows a demonstration at PUBLIC_URL, protected by this password: the only way to have the sandbox and the demo accounts at a public
   * address.
   */
  DEMO_PASSWORD: z.string().min(12, "espera ao menos 12 letras").optional(),
  /** The secret that signs bounce reports; without it none is accepted. */
  MAIL_RETURN_SECRET: z.string().min(32, "espera ao menos 32 letras").optional(),
  PAGARME_API_URL: url,
  PAGARME_SECRET_KEY: text,
  PAGARME_PUBLIC_KEY: text,
  PAGARME_WEBHOOK_USER: text,
  PAGARME_WEBHOOK_PASSWORD: text,
  PAGARME_PLATFORM_RECIPIENT: text,
  CEP_URL: url,
  GOOGLE_CLIENT_ID: text,
  GOOGLE_CLIENT_SECRET: text,
  GOOGLE_ISSUER: z.url("espera um endereço, como https://exemplo.com.br").default("https://accounts.google.com"),
  SENTRY_DSN: url,
  /** The collector of traces, and the standard variables of OpenTelemetry that its SDK reads itself. Without it nothing is traced or loaded. */
  OTEL_EXPORTER_OTLP_ENDPOINT: url,
  OTEL_EXPORTER_OTLP_HEADERS: text,
  OTEL_SERVICE_NAME: z.string().default("autoria"),
  OTEL_TRACES_SAMPLER: choice([
    "always_on",
    "always_off",
    "traceidratio",
    "parentbased_always_on",
    "parentbased_always_off",
    "parentbased_traceidratio",
  ]).optional(),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number("espera um número de 0 a 1")
    .min(0, "espera um número de 0 a 1")
    .max(1, "espera um número de 0 a 1")
    .optional(),
  POSTHOG_KEY: text,
  POSTHOG_HOST: url,
  SESSION_SECRET: z.string().min(32, "espera ao menos 32 letras").optional(),
  /** Earlier values of SESSION_SECRET, separated by commas: what they sealed and signed is still accepted. */
  SESSION_SECRET_PREVIOUS: z
    .string()
    .transform((list) =>
      list
        .split(",")
        .map((one) => one.trim())
        .filter(Boolean),
    )
    .refine((secrets) => secrets.every((one) => one.length >= 32), "espera ao menos 32 letras em cada um, separados por vírgula")
    .optional(),
  SANDBOX_PORT: port(4010),
  MAIL_PORT: port(4025),
  MAIL_HTTP_PORT: port(4080),
  LOG_LEVEL: choice(["debug", "info", "warn", "error", "silent"]).default("info"),
});

export type Env = z.output<typeof envSchema> & {
  publicUrl: string;
  /** The payment provider's API: the real one when a secret key is set, else the sandbox that `bin/start` runs. */
  pagarmeUrl: string;
  /** Whether this instance is public: then it has no demo data and no local provider. */
  isPublic: boolean;
  /** Where web processes leave pages for each other; null when they do not. */
  pagesIn: "redis" | "database" | null;
};

const REAL_PAGARME_URL = "https://api.pagar.me/core/v5";

/** The variables a public instance requires. */
export const SECRETS = [
  "SESSION_SECRET",
  "PAGARME_SECRET_KEY",
  "PAGARME_PUBLIC_KEY",
  "PAGARME_WEBHOOK_USER",
  "PAGARME_WEBHOOK_PASSWORD",
  "PAGARME_PLATFORM_RECIPIENT",
  "SMTP_URL",
  "MAIL_FROM",
] as const;

const S3_NEEDS = ["S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"] as const;
const CDN_NEEDS = { cloudflare: ["CDN_ZONE", "CDN_TOKEN"], fastly: ["CDN_ZONE", "CDN_TOKEN"], varnish: ["CDN_URL"] } as const;

/** Reads the environment once. Throws an Error in Portuguese that names any invalid variable, or any missing one on a public instance. */
export function readEnv(source: Record<string, string | undefined>): Env {
  const filled = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ""));
  const parsed = envSchema.safeParse(filled);
  if (!parsed.success) {
    const wrong = parsed.error.issues.map((issue) => `${issue.path.join(".")}=${shown(issue.path[0], filled)}: ${issue.message}`);
    throw new Error(`Variável de ambiente com valor inválido: ${wrong.join("; ")}.`);
  }
  const values = parsed.data;
  const isDemo = values.DEMO_PASSWORD !== undefined;
  const sandboxUrl = `http://localhost:${values.SANDBOX_PORT}/core/v5`;
  const pagarmeUrl = values.PAGARME_API_URL ?? (values.PAGARME_SECRET_KEY === undefined ? sandboxUrl : REAL_PAGARME_URL);
  if (isDemo && new URL(pagarmeUrl).hostname.endsWith("pagar.me"))
    throw new Error("DEMO_PASSWORD mostra a demonstração, com o Pagar.me simulado: tire-a, ou tire PAGARME_SECRET_KEY.");
  const lacking = values.CDN_PROVIDER ? CDN_NEEDS[values.CDN_PROVIDER].filter((name) => values[name] === undefined) : [];
  if (lacking.length > 0) throw new Error(`CDN_PROVIDER=${values.CDN_PROVIDER} precisa também de ${lacking.join(" e ")}.`);
  if (values.DATABASE_POOLING === "transaction" && values.DATABASE_DIRECT_URL === undefined)
    throw new Error("DATABASE_POOLING=transaction precisa também de DATABASE_DIRECT_URL.");
  if (values.S3_ENDPOINT !== undefined) {
    const unsaid = S3_NEEDS.filter((name) => values[name] === undefined);
    if (unsaid.length > 0) throw new Error(`S3_ENDPOINT precisa também de ${unsaid.join(" e ")}.`);
  }
  const isPublic = values.PUBLIC_URL !== undefined && !isDemo;
  const missing = isPublic ? SECRETS.filter((name) => filled[name] === undefined) : [];
  if (missing.length > 0) {
    throw new Error(
      `PUBLIC_URL abre a feira ao mundo, e para isso faltam as variáveis de ambiente: ${missing.join(", ")}. Para mostrar só uma demonstração, fechada por senha, dê DEMO_PASSWORD.`,
    );
  }
  return {
    ...values,
    isPublic,
    pagesIn: sharesPages(values) ? (values.REDIS_URL === undefined ? "database" : "redis") : null,
    pagarmeUrl,
    publicUrl: (values.PUBLIC_URL ?? `http://localhost:${values.PORT}`).replace(/\/$/, ""),
  };
}

const sharesPages = ({ SHARED_PAGES, REDIS_URL, ROLE }: z.output<typeof envSchema>): boolean =>
  SHARED_PAGES === undefined ? REDIS_URL !== undefined || ROLE === "web" : SHARED_PAGES === "yes";

/** The value as given; hidden when it may be a secret. */
function shown(name: PropertyKey | undefined, values: Record<string, string | undefined>): string {
  const text = String(name);
  return /SECRET|PASSWORD|KEY|URL|DSN/.test(text) ? "…" : `"${values[text]}"`;
}

export const env = readEnv(process.env);

/** Throws where this process has no database: only `bin/start` brings one. */
export function requireServed({ DATABASE_URL }: Pick<Env, "DATABASE_URL"> = env): void {
  if (DATABASE_URL === undefined)
    throw new Error("Falta DATABASE_URL, o endereço do PostgreSQL. Só bin/start traz um banco consigo, para conhecer a feira.");
}
