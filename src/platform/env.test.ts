import { describe, expect, it } from "vitest";
import { readEnv, requireServed } from "./env.ts";

describe("the environment", () => {
  it("empty is enough for the demo", () => {
    expect(readEnv({})).toMatchObject({
      PORT: 3000,
      ROLE: "all",
      SANDBOX_PORT: 4010,
      publicUrl: "http://localhost:3000",
      isPublic: false,
    });
  });

  it("with blank values is as without them", () => {
    expect(readEnv({ PORT: "", DATABASE_URL: "" }).PORT).toBe(3000);
  });

  it.each([
    ["PORT", "abc"],
    ["PORT", "70000"],
    ["ROLE", "gerente"],
    ["DATABASE_URL", "não é endereço"],
    ["SESSION_SECRET", "curto"],
  ])("with %s=%s says which one is wrong, in Portuguese", (name, value) => {
    expect(() => readEnv({ [name]: value })).toThrow(new RegExp(`^Variável de ambiente com valor inválido: ${name}=`));
    expect(() => readEnv({ [name]: value })).not.toThrow(/Invalid|expected|Too/);
  });

  it("names what a network of caches needs besides its name", () => {
    expect(() => readEnv({ CDN_PROVIDER: "cloudflare", CDN_ZONE: "z" })).toThrow(/CDN_TOKEN/);
    expect(() => readEnv({ CDN_PROVIDER: "varnish" })).toThrow(/CDN_URL/);
    expect(() => readEnv({ CDN_PROVIDER: "akamai" })).toThrow(/CDN_PROVIDER="akamai"/);
    expect(() => readEnv({ CDN_PROVIDER: "varnish", CDN_URL: "http://a, b" })).toThrow(/CDN_URL/);
    expect(readEnv({ CDN_PROVIDER: "varnish", CDN_URL: "http://a:6081, http://b:6081" }).CDN_PROVIDER).toBe("varnish");
  });

  it("with a connection for each transaction, asks for a direct address as well", () => {
    expect(() => readEnv({ DATABASE_POOLING: "transaction" })).toThrow(/DATABASE_DIRECT_URL/);
    const direct = "postgres://postgres@127.0.0.1:5432/autoria";
    expect(readEnv({ DATABASE_POOLING: "transaction", DATABASE_DIRECT_URL: direct }).DATABASE_POOLING).toBe("transaction");
  });

  it("names what a bucket needs besides its address", () => {
    expect(() => readEnv({ S3_ENDPOINT: "https://s3.example", S3_BUCKET: "feira", S3_ACCESS_KEY_ID: "a" })).toThrow(
      /^S3_ENDPOINT precisa também de S3_SECRET_ACCESS_KEY\.$/,
    );
  });

  it("without a database is enough for bin/start, and not for a process by itself", () => {
    expect(() => requireServed(readEnv({}))).toThrow(/^Falta DATABASE_URL/);
    requireServed(readEnv({ DATABASE_URL: "postgres://postgres@127.0.0.1:5432/autoria" }));
  });

  it("in production with a public address, names the missing secrets", () => {
    expect(() => readEnv({ NODE_ENV: "production", PUBLIC_URL: "https://autoria.example" })).toThrow(
      /SESSION_SECRET, PAGARME_SECRET_KEY/,
    );
  });

  const WHOLE = {
    PUBLIC_URL: "https://autoria.example",
    SESSION_SECRET: "um-segredo-com-mais-de-32-letras-mesmo",
    PAGARME_SECRET_KEY: "sk",
    PAGARME_PUBLIC_KEY: "pk",
    PAGARME_WEBHOOK_USER: "u",
    PAGARME_WEBHOOK_PASSWORD: "p",
    PAGARME_PLATFORM_RECIPIENT: "re",
    SMTP_URL: "smtp://mail.example",
    MAIL_FROM: "Autoria <ola@autoria.example>",
  };

  it("is public by PUBLIC_URL alone, whatever NODE_ENV says", () => {
    expect(readEnv(WHOLE).isPublic).toBe(true);
    for (const name of Object.keys(WHOLE).filter((one) => one !== "PUBLIC_URL"))
      expect(() => readEnv({ ...WHOLE, [name]: undefined }), name).toThrow(new RegExp(name));
  });

  it("shows a demonstration to the world only behind a password", () => {
    const demo = { PUBLIC_URL: "https://demo.example", DEMO_PASSWORD: "uma-senha-comprida" };
    expect(readEnv(demo)).toMatchObject({ isPublic: false, publicUrl: "https://demo.example" });
    expect(() => readEnv({ ...demo, DEMO_PASSWORD: "curta" })).toThrow(/DEMO_PASSWORD/);
    expect(() => readEnv({ ...WHOLE, DEMO_PASSWORD: "uma-senha-comprida" })).toThrow(/DEMO_PASSWORD/);
  });

  it("asks the real provider with keys of one's own, and shows no demonstration with it", () => {
    expect(readEnv({}).pagarmeUrl).toBe("http://localhost:4010/core/v5");
    expect(readEnv(WHOLE).pagarmeUrl).toBe("https://api.pagar.me/core/v5");
    const here = { PAGARME_SECRET_KEY: "sk_x", PAGARME_API_URL: "http://localhost:4999/core/v5" };
    expect(readEnv(here).pagarmeUrl).toBe(here.PAGARME_API_URL);
    const demo = { PUBLIC_URL: "https://demo.example", DEMO_PASSWORD: "uma-senha-comprida", PAGARME_SECRET_KEY: "sk_x" };
    expect(() => readEnv({ ...demo, PAGARME_API_URL: "https://api.pagar.me/core/v5" })).toThrow(/DEMO_PASSWORD/);
  });

  it.each(["10.0.0.0/8, ::1", "127.0.0.1", ""])("takes the proxies it is given: %s", (ranges) => {
    expect(readEnv({ TRUSTED_PROXIES: ranges }).TRUSTED_PROXIES).toBe(ranges);
  });
  it("refuses proxies that are no ranges", () => {
    expect(() => readEnv({ TRUSTED_PROXIES: "balanceador" })).toThrow(/TRUSTED_PROXIES/);
  });
});
