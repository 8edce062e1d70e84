import type { envSchema } from "#platform/env.ts";

/** What each variable is for, in words for who operates. */
export const ENV_WORDS: Record<keyof typeof envSchema.shape, string> = {
  NODE_ENV: "`production` on servers.",
  ROLE: "What this process does: `web` answers requests, `worker` does the background work, `all` both.",
  PORT: "Where the web process listens.",
  HOST: "On which address it listens: `0.0.0.0` inside a container, else loopback behind a proxy of the same machine.",
  PUBLIC_URL: "The address people type. Giving it opens the market to the world: the variables marked *public* become required.",
  DRAIN_SECONDS:
    "How long a web process that was asked to stop goes on answering, with `/readyz` failing, before it closes. Set it to twice the balancer's interval.",
  TRUSTED_PROXIES:
    "Ranges whose `X-Forwarded-For` is believed (`10.0.0.0/8, ::1`). Without it every visitor counts as the proxy.",
  DATA_DIR: "Files when there is no S3, uploads on their way, the embedded database.",
  DATABASE_URL: "PostgreSQL 15 or newer. Only `bin/start` brings its own where it is not given.",
  DATABASE_MIGRATE_URL:
    "The role that owns the tables, for `npm run migrate`, `npm run admin` and copies; `DATABASE_URL` is then a role that only serves.",
  DATABASE_DIRECT_URL:
    "Straight to PostgreSQL when `DATABASE_URL` goes through PgBouncer: notifications, the queue, long reports, migrations and backups need it.",
  DATABASE_POOLING:
    "`transaction` when PgBouncer at `DATABASE_URL` hands out a connection for each transaction (`deploy/pgbouncer.ini`); it needs `DATABASE_DIRECT_URL`.",
  DATABASE_REPLICA_URL:
    "One PostgreSQL that repeats the primary, with the same account: pages for everybody are drawn from it, never from before a change that was announced.",
  REDIS_URL:
    "Redis or Valkey, the same for every process: announcements, shared limits, and pages drawn by one node for all. Without it PostgreSQL does all three.",
  REDIS_PATIENCE_MS: "How long it is waited for before PostgreSQL is asked instead, in milliseconds.",
  SHARED_PAGES:
    "`no` where one web serves alone: it has nobody to take pages from. Unset, a process that only serves (`ROLE=web`) shares them, and so does any with `REDIS_URL`.",
  S3_ENDPOINT:
    "Any S3; it needs the bucket and both keys. Without it files live in `DATA_DIR/files`, and only one machine may serve.",
  S3_BUCKET: "A private bucket.",
  S3_REGION: "Its region.",
  S3_ACCESS_KEY_ID: "A key that may list, read, write and delete in that bucket, and nothing else.",
  S3_SECRET_ACCESS_KEY: "Its secret.",
  CDN_PROVIDER:
    "`cloudflare`, `fastly` or `varnish`: public pages carry their tags in its header, and it is told what to forget.",
  CDN_ZONE: "Cloudflare's zone, or Fastly's service.",
  CDN_TOKEN: "A token that may purge, and nothing else; for Varnish the word that its configuration asks for.",
  CDN_URL: "Where each Varnish is told, separated by commas; for the others only in tests.",
  CLAMAV_URL:
    "Where ClamAV's `clamd` listens: `tcp://host:3310` or `unix:/path`. Every file sent is scanned by it; without it files are checked by their structure alone.",
  SMTP_URL: "The relay: `smtps://user:password@relay.example:465`.",
  MAIL_FROM: "Who e-mails come from: `Name <hello@market.example>`. The domain needs SPF, DKIM and DMARC.",
  METRICS_PORT:
    "Serves `/metrics` on a port of its own, which the network keeps from strangers; each process of a machine needs another.",
  METRICS_TOKEN: "Serves `/metrics` to who sends it as a bearer token.",
  DEMO_PASSWORD: "Shows a demonstration at `PUBLIC_URL`, closed by this password, with the provider simulated.",
  MAIL_RETURN_SECRET: "Signs what the relay tells of e-mails that came back.",
  PAGARME_API_URL: "Another address of the provider; only for tests.",
  PAGARME_SECRET_KEY: "Of Pagar.me's account. See `docs/going-live.md`.",
  PAGARME_PUBLIC_KEY: "Of the same account and environment.",
  PAGARME_WEBHOOK_USER: "The user Pagar.me signs its webhooks with.",
  PAGARME_WEBHOOK_PASSWORD: "Its password.",
  PAGARME_PLATFORM_RECIPIENT: "The `re_…` of the platform itself.",
  CEP_URL: "Another service of postal codes.",
  GOOGLE_CLIENT_ID: "Lets people enter with Google.",
  GOOGLE_CLIENT_SECRET: "Its secret.",
  GOOGLE_ISSUER: "Another issuer; only for tests.",
  SENTRY_DSN: "Where errors are reported.",
  OTEL_EXPORTER_OTLP_ENDPOINT:
    "The collector of traces (OTLP over HTTP, as `http://otel-collector:4318`). Without it nothing is traced, and no tracing code is loaded.",
  OTEL_EXPORTER_OTLP_HEADERS: "Headers sent to the collector, as `authorization=Bearer%20…`.",
  OTEL_SERVICE_NAME: "What this market is called in the traces.",
  OTEL_TRACES_SAMPLER:
    "Which requests are traced: `parentbased_traceidratio` with the next variable traces a part of them; unset, all of them.",
  OTEL_TRACES_SAMPLER_ARG: "The part of requests traced, from 0 to 1.",
  POSTHOG_KEY: "Product analytics, for who agreed.",
  POSTHOG_HOST: "Its address.",
  SESSION_SECRET:
    "Signs sessions and seals second factors. The same on every machine; without it a backup does not open what it sealed.",
  SESSION_SECRET_PREVIOUS: "The secrets before it, separated by commas, while it is being changed.",
  SANDBOX_PORT: "Of the simulated provider.",
  MAIL_PORT: "Of the local mail catcher.",
  MAIL_HTTP_PORT: "Of its page.",
  LOG_LEVEL: "How much is said on the standard output, one JSON a line.",
};
