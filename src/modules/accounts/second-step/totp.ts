import { randomBytes } from "node:crypto";
import { HOTP, Secret, TOTP } from "otpauth";
import { brand } from "#kit/brand/brand.ts";

const STEP_SECONDS = 30;
/** A code still counts one step before and after its own: clocks differ. */
const WINDOW = 1;

/** 20 letters, 120 random bits: what the app and we both keep. */
export const newTotpSecret = (): string => randomBytes(15).toString("base64url");

/** What the QR says (`otpauth://…`), and the key to type by hand (base32). */
export function totpInvitation(secret: string, email: string): { url: string; key: string } {
  const shared = Secret.fromUTF8(secret);
  const url = new TOTP({ issuer: brand.name, label: email, secret: shared, period: STEP_SECONDS }).toString();
  return { url, key: shared.base32 };
}

/** The 30-second step whose code this is, around `nowSeconds`; null when it is none's. */
export function stepOfCode(secret: string, code: string, nowSeconds: number): number | null {
  const otp = new HOTP({ secret: Secret.fromUTF8(secret) });
  const current = Math.floor(nowSeconds / STEP_SECONDS);
  let found: number | null = null;
  for (let step = current - WINDOW; step <= current + WINDOW; step++) {
    if (otp.generate({ counter: step }) === code) found = step;
  }
  return found;
}
