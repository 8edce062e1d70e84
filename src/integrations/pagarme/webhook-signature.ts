import { createPublicKey, type KeyObject, verify } from "node:crypto";
import * as z from "zod";

const jwks = z.object({
  keys: z.array(
    z.looseObject({
      kid: z.string(),
      kty: z.string(),
      use: z.string().optional(),
      n: z.string().optional(),
      e: z.string().optional(),
    }),
  ),
});

const freshMs = 3_600_000;
/** An unknown key id makes us ask again, but no more often than this, whoever sends it. */
const askAgainMs = 300_000;
const timeoutMs = 5_000;

export type SignatureVerdict = "valid" | "invalid" | "keys_unavailable";

export interface SignatureOptions {
  /** Pagar.me's: `https://hubapi.pagar.me/.well-known/jwks.json`. */
  jwksUrl: string;
  now?: () => number;
  fetch?: typeof globalThis.fetch;
}

/**
 * Verifies `X-Webhook-Asymmetric-Signature` (RS256 over the raw body). Keys come only from `jwksUrl`, are kept for an
 * hour and never asked for per request; any algorithm but RS256 is invalid.
 */
export function createSignatureVerifier({ jwksUrl, now = Date.now, fetch = globalThis.fetch }: SignatureOptions) {
  let keys = new Map<string, KeyObject>();
  let requestedAt = Number.NEGATIVE_INFINITY;
  let readAt = Number.NEGATIVE_INFINITY;
  let asking: Promise<void> | null = null;

  async function refresh(): Promise<void> {
    requestedAt = now();
    try {
      const response = await fetch(jwksUrl, { redirect: "error", signal: AbortSignal.timeout(timeoutMs) });
      keys = readKeys(await response.json());
      readAt = now();
    } catch {
      // The keys at hand, if any, go on being used; the next question comes after the pause.
    }
  }

  async function keyOf(kid: string): Promise<KeyObject | null> {
    const isStale = now() - readAt >= freshMs;
    if ((isStale || !keys.has(kid)) && now() - requestedAt >= askAgainMs) {
      asking ??= refresh().finally(() => {
        asking = null;
      });
    }
    if (asking) await asking;
    return keys.get(kid) ?? null;
  }

  return async (header: string, rawBody: Uint8Array): Promise<SignatureVerdict> => {
    const { alg, kid, signature } = readHeader(header);
    if (alg !== "RS256" || !kid || !signature) return "invalid";
    const key = await keyOf(kid);
    if (!key) return keys.size === 0 ? "keys_unavailable" : "invalid";
    return verify("RSA-SHA256", rawBody, key, Buffer.from(signature, "base64url")) ? "valid" : "invalid";
  };
}

/** `alg=RS256; kid=…; signature=…` */
function readHeader(header: string): Partial<Record<string, string>> {
  return Object.fromEntries(
    header.split(";").map((part) => {
      const at = part.indexOf("=");
      return [part.slice(0, at).trim(), part.slice(at + 1).trim()];
    }),
  );
}

function readKeys(body: unknown): Map<string, KeyObject> {
  const keys = new Map<string, KeyObject>();
  for (const { kid, kty, use, n, e } of jwks.parse(body).keys) {
    if (kty !== "RSA" || (use !== undefined && use !== "sig") || !n || !e) continue;
    keys.set(kid, createPublicKey({ key: { kty, n, e }, format: "jwk" }));
  }
  return keys;
}
