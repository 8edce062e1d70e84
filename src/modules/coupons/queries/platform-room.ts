import type { Db } from "#platform/db.ts";
import { readSetting } from "#platform/settings.ts";
import { platformRoom } from "../../orders/rules.ts";
import { commissionSetting } from "../../orders/settings.ts";
import type { PlatformRoom } from "../rules/platform-discounts.ts";

type Line = { storeId: number; listCents: number | null; commissionBps: number | null };

/** Tells what the platform may take off a line; `broughtBy` are the stores whose author's link brought this buyer. */
export async function readPlatformRoom(on: Db, broughtBy: readonly number[] = []): Promise<(line: Line) => PlatformRoom> {
  const commission = await readSetting(on, commissionSetting);
  return ({ storeId, listCents, commissionBps }) => {
    const usual = commissionBps ?? commission.basisPoints;
    const brought = Math.min(usual, commission.ownBasisPoints);
    const roomAt = (basisPoints: number) => platformRoom(listCents ?? 0, { ...commission, basisPoints });
    const broughtRoomCents = roomAt(brought);
    return { roomCents: broughtBy.includes(storeId) ? broughtRoomCents : roomAt(usual), broughtRoomCents };
  };
}
