import { randomBytes } from "node:crypto";
import { createOTP } from "@better-auth/utils/otp";

const STEP_SECONDS = 30;
/** A code still counts one step before and after its own: clocks differ. */
const WINDOW = 1;

/** 20 letters, 120 random bits: what the app and we both keep. */
export const newTotpSecret = (): string => randomBytes(15).toString("base64url");

/** What the QR says (`otpauth://…`), and the key to type by hand (base32). */
export function totpInvitation(secret: string, email: string): { url: string; key: string } {
  const url = createOTP(secret).url("Autoria", email);
  return { url, key: new URL(url).searchParams.get("secret") ?? "" };
}

/** The 30-second step whose code this is, around `nowSeconds`; null when it is none's. */
export async function stepOfCode(secret: string, code: string, nowSeconds: number): Promise<number | null> {
  const otp = createOTP(secret, { period: STEP_SECONDS });
  const current = Math.floor(nowSeconds / STEP_SECONDS);
  let found: number | null = null;
  for (let step = current - WINDOW; step <= current + WINDOW; step++) {
    if ((await otp.hotp(step)) === code) found = step;
  }
  return found;
}
