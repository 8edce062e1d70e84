import { expect, it } from "vitest";
import { neighbourEnv } from "./env.ts";

it("gives the stand-ins for the provider and the post office none of our secrets", () => {
  const given = {
    SESSION_SECRET: "s",
    SESSION_SECRET_PREVIOUS: "s",
    DATABASE_URL: "postgres://serve",
    DATABASE_MIGRATE_URL: "postgres://own",
    S3_SECRET_ACCESS_KEY: "s",
    SMTP_URL: "smtp://x",
    GOOGLE_CLIENT_SECRET: "s",
    METRICS_TOKEN: "s",
    HOST: "0.0.0.0",
    SANDBOX_PORT: "4010",
    MAIL_PORT: "4025",
    PAGARME_SECRET_KEY: "sk_test",
    WEBHOOK_URL: "http://localhost/webhooks/pagarme",
    PATH: "/bin",
  };
  expect(Object.keys(neighbourEnv(given))).toEqual(["SANDBOX_PORT", "MAIL_PORT", "PAGARME_SECRET_KEY", "WEBHOOK_URL", "PATH"]);
});
