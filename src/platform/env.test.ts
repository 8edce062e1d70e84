import { describe, expect, it } from "vitest";
import { readEnv } from "./env.ts";

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

  it("in production with a public address, names the missing secrets", () => {
    expect(() => readEnv({ NODE_ENV: "production", PUBLIC_URL: "https://autoria.example" })).toThrow(
      /SESSION_SECRET, PAGARME_SECRET_KEY/,
    );
  });
});
