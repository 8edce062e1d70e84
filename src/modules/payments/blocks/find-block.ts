import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import { canonicalEmail } from "#kit/email.ts";
import { type Refusal, refuse } from "#kit/outcome.ts";
import type { Db } from "#platform/db.ts";
import { ipBucket } from "#platform/network.ts";
import { cardMark } from "./rules.ts";

type Buyer = { document: string; email: string; ip: string | null };

/** The refusal of a purchase when any of the buyer's data is on the block list; null when none is. It never says which. */
export function refuseBlocked(on: Db, { document, email, ip }: Buyer): Promise<Refusal<"blocked"> | null> {
  const network = ip ? ipBucket(ip) : "";
  return refuseAny(on, [
    ["documento", document],
    ["email", canonicalEmail(email)],
    ...(network ? [["rede", network] as const] : []),
  ]);
}

/** The same for a card; one whose digits the provider did not return is allowed. */
export async function refuseBlockedCard(
  on: Db,
  card: { firstSix: string | null | undefined; lastFour: string | null | undefined },
): Promise<Refusal<"blocked"> | null> {
  const mark = cardMark(card.firstSix, card.lastFour);
  return mark ? refuseAny(on, [["cartao", mark]]) : null;
}

/** The form in which a value stays on the list after its account is erased. */
const digestOf = (kind: string, value: string): string =>
  `sha256:${createHash("sha256").update(`${kind}:${value}`).digest("hex")}`;

async function refuseAny(on: Db, values: readonly (readonly [string, string])[]): Promise<Refusal<"blocked"> | null> {
  const wanted = sql.join(
    values.flatMap(([kind, value]) => [sql`(${kind}, ${value})`, sql`(${kind}, ${digestOf(kind, value)})`]),
    sql`, `,
  );
  const { rows } = await on.execute(sql`
    select 1 from purchase_blocks where ended_at is null and (ends_at is null or ends_at > now()) and (kind, value) in (${wanted}) limit 1`);
  return rows.length > 0 ? refuse("blocked") : null;
}
