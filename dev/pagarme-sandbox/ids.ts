import { randomFillSync } from "node:crypto";

const alphabet = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const pool = Buffer.alloc(8192);
let used = pool.length;

function randomByte(): number {
  if (used >= pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  return pool[used++] ?? 0;
}

/** A Pagar.me id: prefix plus `length` letters and digits (16 for most objects, 25 for recipients). */
export function newId(prefix: string, length = 16): string {
  let id = prefix;
  for (let i = 0; i < length; i++) id += alphabet.charAt(randomByte() % alphabet.length);
  return id;
}

/** A numeric string such as the gateway's own ids. */
export function newGatewayId(): string {
  let id = String(1 + (randomByte() % 9));
  for (let i = 0; i < 8; i++) id += String(randomByte() % 10);
  return id;
}
