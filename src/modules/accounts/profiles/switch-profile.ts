import { eq } from "drizzle-orm";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { transact } from "#platform/db.ts";
import { recordState } from "#platform/state-history.ts";
import { lockOwnProfile, type Profile } from "./own-profile.ts";
import type { ProfilePart } from "./rules.ts";
import type { ProfileRefusal, ProfileSwitch } from "./schema.ts";
import { profiles } from "./tables.ts";

const COLUMNS = {
  open: "isOpen",
  since: "showsSince",
  areas: "showsAreas",
  lists: "showsLists",
  reviews: "showsReviews",
  stores: "showsStores",
  indexed: "isIndexed",
} as const satisfies Record<ProfilePart, keyof Profile>;

/** Shows or hides one part of a profile, or the whole page. One that the platform closed is not opened from here. */
export function switchProfile(userId: string, { part, isOn }: ProfileSwitch): Promise<Outcome<void, ProfileRefusal>> {
  return transact(async (tx): Promise<Outcome<void, ProfileRefusal>> => {
    const profile = await lockOwnProfile(tx, userId);
    if (part === "open" && isOn && profile.blockedAt) return refuse("blocked_profile");
    const column = COLUMNS[part];
    if (profile[column] === isOn) return ok();
    await tx
      .update(profiles)
      .set({ [column]: isOn })
      .where(eq(profiles.id, profile.id));
    if (part === "open") {
      const [from, to] = isOn ? ["fechado", "aberto"] : ["aberto", "fechado"];
      await recordState(tx, { entity: "profile", entityId: profile.id, from, to, cause: "escolha", actor: userId });
    }
    return ok();
  });
}
