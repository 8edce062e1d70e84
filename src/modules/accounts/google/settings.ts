import type { GoogleSettings } from "#integrations/google/sign-in.ts";
import { env } from "#platform/env.ts";

export const RETURN_PATH = "/auth/google/retorno";

/** How to ask Google who it is; null without keys: then nothing of it is offered. */
export function googleSettings(): GoogleSettings | null {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret, GOOGLE_ISSUER: issuer } = env;
  if (!clientId || !clientSecret) return null;
  return { issuer, clientId, clientSecret, returnAddress: `${env.publicUrl}${RETURN_PATH}` };
}
