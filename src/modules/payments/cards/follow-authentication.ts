import { type SQL, sql } from "drizzle-orm";
import type { Tx } from "#platform/db.ts";
import { readSetting } from "#platform/settings.ts";
import type { Attempt } from "../find-attempt.ts";
import { NOT_CONFIRMED } from "../rules/refusal.ts";
import type { AttemptStatus } from "../rules/verdict.ts";
import type { SeenCharge } from "../seen-charge.ts";
import { authenticationSetting } from "../settings.ts";

type Facts = { authenticationUrl?: string | null; authenticateBy?: SQL };

/**
 * The bank's page and the deadline of the confirmation; the page is erased when the wait is over. Empty when no confirmation was
 * requested.
 */
export async function authenticationFacts(tx: Tx, attempt: Attempt, to: AttemptStatus, seen: SeenCharge): Promise<Facts> {
  if (to !== "autenticando") return attempt.authenticationUrl === null ? {} : { authenticationUrl: null };
  const { minutes } = await readSetting(tx, authenticationSetting);
  return {
    authenticationUrl: seen.authenticationUrl ?? null,
    authenticateBy: sql`coalesce(authenticate_by, now() + make_interval(mins => ${minutes}))`,
  };
}

/** The refusal of an attempt that was cancelled or expired before its buyer confirmed: no bank refused it. Null for any other. */
export function unconfirmedRefusal({ status, refusal }: Attempt, to: AttemptStatus): string | null {
  const wasWaiting = status === "autenticando" || refusal === NOT_CONFIRMED;
  return wasWaiting && (to === "cancelada" || to === "expirada") ? NOT_CONFIRMED : null;
}
