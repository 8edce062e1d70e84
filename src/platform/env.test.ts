import { describe, expect, it } from "vitest";
import { readEnv } from "./env.ts";

describe("o ambiente", () => {
  it("vazio serve para a demonstração", () => {
    expect(readEnv({})).toMatchObject({
      PORT: 3000,
      ROLE: "all",
      SANDBOX_PORT: 4010,
      publicUrl: "http://localhost:3000",
      isPublic: false,
    });
  });

  it("com valores em branco é como sem eles", () => {
    expect(readEnv({ PORT: "", DATABASE_URL: "" }).PORT).toBe(3000);
  });

  it.each([
    ["PORT", "abc"],
    ["PORT", "70000"],
    ["ROLE", "gerente"],
    ["DATABASE_URL", "não é endereço"],
    ["SESSION_SECRET", "curto"],
  ])("com %s=%s diz qual está errada, em português", (name, value) => {
    expect(() => readEnv({ [name]: value })).toThrow(new RegExp(`^Variável de ambiente com valor inválido: ${name}=`));
    expect(() => readEnv({ [name]: value })).not.toThrow(/Invalid|expected|Too/);
  });

  it("em produção com endereço público, nomeia os segredos que faltam", () => {
    expect(() => readEnv({ NODE_ENV: "production", PUBLIC_URL: "https://autoria.example" })).toThrow(
      /SESSION_SECRET, PAGARME_SECRET_KEY/,
    );
  });
});
