import { randomOf } from "./random.ts";

const CNPJ_WEIGHTS = [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2];

/** An invented CPF with right check digits, 11 digits, the same for the same key. */
export function inventedCpf(key: string): string {
  const random = randomOf(`cpf ${key}`);
  const digits = Array.from({ length: 9 }, () => random.int(0, 9));
  for (const length of [9, 10]) {
    const sum = digits.reduce((total, digit, i) => total + digit * (length + 1 - i), 0);
    digits.push(((sum * 10) % 11) % 10);
  }
  return digits.join("");
}

/** An invented CNPJ of a head office (0001) with right check digits, 14 digits. */
export function inventedCnpj(key: string): string {
  const random = randomOf(`cnpj ${key}`);
  const digits = [...Array.from({ length: 8 }, () => random.int(0, 9)), 0, 0, 0, 1];
  for (const skip of [1, 0]) {
    const weights = CNPJ_WEIGHTS.slice(skip);
    const rest = digits.reduce((total, digit, i) => total + digit * (weights[i] ?? 0), 0) % 11;
    digits.push(rest < 2 ? 0 : 11 - rest);
  }
  return digits.join("");
}
