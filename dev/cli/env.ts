import { join } from "node:path";
import type { Env } from "#platform/env.ts";
import { localSecrets } from "./data-folder.ts";

export type SystemEnv = {
  /** What every process of ours is started with. */
  env: Record<string, string | undefined>;
  hasSandbox: boolean;
  hasMailCatcher: boolean;
  url: string;
  sandboxUrl: string | null;
  mailUrl: string | null;
};

/**
 * Fills in what the environment leaves open, for this machine only: generated secrets, the Pagar.me
 * sandbox unless PAGARME_SECRET_KEY is given, the mail catcher unless SMTP_URL is.
 */
export function systemEnv(given: Env, mode: "start" | "dev"): SystemEnv {
  const secrets = localSecrets(given.DATA_DIR);
  const hasSandbox = !given.PAGARME_SECRET_KEY;
  const hasMailCatcher = !given.SMTP_URL;
  const host = given.HOST === "0.0.0.0" || given.HOST === "::" ? "127.0.0.1" : given.HOST;
  const sandboxUrl = `http://localhost:${given.SANDBOX_PORT}`;
  const { PAGARME_PUBLIC_KEY, PAGARME_SECRET_KEY, PAGARME_WEBHOOK_USER, PAGARME_WEBHOOK_PASSWORD } = secrets;
  const { PAGARME_PLATFORM_RECIPIENT } = secrets;
  return {
    env: {
      ...process.env,
      NODE_ENV: mode === "dev" ? "development" : "production",
      PORT: String(given.PORT),
      HOST: given.HOST,
      DATA_DIR: given.DATA_DIR,
      SESSION_SECRET: given.SESSION_SECRET ?? secrets.SESSION_SECRET,
      SANDBOX_PORT: String(given.SANDBOX_PORT),
      MAIL_PORT: String(given.MAIL_PORT),
      MAIL_HTTP_PORT: String(given.MAIL_HTTP_PORT),
      ...(hasSandbox && {
        PAGARME_PUBLIC_KEY,
        PAGARME_SECRET_KEY,
        PAGARME_WEBHOOK_USER,
        PAGARME_WEBHOOK_PASSWORD,
        PAGARME_PLATFORM_RECIPIENT,
        PAGARME_API_URL: given.PAGARME_API_URL ?? `${sandboxUrl}/core/v5`,
        SANDBOX_FILE: process.env.SANDBOX_FILE ?? join(given.DATA_DIR, "sandbox.json"),
        // Whoever is shown a demonstration has no buttons of the provider to press: a Pix is paid by itself.
        ...(given.DEMO_PASSWORD && { SANDBOX_PIX_AUTOPAY_SECONDS: process.env.SANDBOX_PIX_AUTOPAY_SECONDS ?? "20" }),
        WEBHOOK_URL: process.env.WEBHOOK_URL ?? `http://${host}:${given.PORT}/webhooks/pagarme`,
      }),
      ...(hasMailCatcher && { SMTP_URL: `smtp://127.0.0.1:${given.MAIL_PORT}` }),
    },
    hasSandbox,
    hasMailCatcher,
    url: `http://localhost:${given.PORT}`,
    sandboxUrl: hasSandbox ? sandboxUrl : null,
    mailUrl: hasMailCatcher ? `http://localhost:${given.MAIL_HTTP_PORT}` : null,
  };
}

/** What the provider's and the post office's stand-ins read: nothing that opens our database, sessions or storage. */
const OF_NEIGHBOURS = /^(SANDBOX_|PAGARME_|MAIL_|NODE_|LC_)|^(WEBHOOK_URL|DATA_DIR|LOG_LEVEL|PATH|HOME|LANG|TZ|TMPDIR)$/;

/** The environment of the programs that stand in for other people's machines. */
export const neighbourEnv = (env: SystemEnv["env"]): SystemEnv["env"] =>
  Object.fromEntries(Object.entries(env).filter(([name]) => OF_NEIGHBOURS.test(name)));

const DEMO_ACCOUNTS = `
Contas da demonstração (a senha é demo-autoria-2026)
  cliente@demo.test      quem compra, com pedidos e biblioteca
  autora@demo.test       autora com loja aprovada, materiais e vendas
  autor-novo@demo.test   quem quer vender e ainda não tem loja
  admin@demo.test        administração
`;

/** The addresses and the demo accounts, as printed before "pronto". */
export function welcome({ url, sandboxUrl, mailUrl, hasSandbox }: SystemEnv): string {
  return [
    "",
    `  Feira                 ${url}`,
    sandboxUrl ? `  Pagar.me simulado     ${sandboxUrl}` : "",
    mailUrl ? `  E-mails enviados      ${mailUrl}` : "",
    hasSandbox ? DEMO_ACCOUNTS : "",
  ]
    .filter((line, i) => i === 0 || line)
    .join("\n");
}
