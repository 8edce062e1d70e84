import { randomBytes, randomInt } from "node:crypto";

export type Person = { name: string; email: string; document: string };

export const PASSWORD = "tamarindo azul na varanda";
export const DEMO_PASSWORD = "demo-autoria-2026";

/** Somebody the market has never seen. */
export function somebody(name = "Marina Prado"): Person {
  return { name, email: `pessoa.${randomBytes(6).toString("hex")}@exemplo.com.br`, document: freshCpf() };
}

function freshCpf(): string {
  const digits = Array.from({ length: 9 }, (_, index) => (index === 0 ? randomInt(1, 10) : randomInt(10)));
  for (const length of [9, 10]) {
    const sum = digits.reduce((total, digit, index) => total + digit * (length + 1 - index), 0);
    digits.push(((sum * 10) % 11) % 10);
  }
  return digits.join("");
}
