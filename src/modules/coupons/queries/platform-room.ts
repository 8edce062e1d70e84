import type { Db } from "#platform/db.ts";
import { readSetting } from "#platform/settings.ts";
import { platformRoom, rateOfSale } from "../../pricing/commission.ts";
import { commissionSetting } from "../../pricing/settings.ts";
import type { PlatformRoom } from "../rules/platform-discounts.ts";

type Line = { storeId: number; listCents: number | null; commissionBps: number | null };

/** Tells what the platform may take off a line; `broughtBy` are the stores whose author's link brought this buyer. */
export async function readPlatformRoom(on: Db, broughtBy: readonly number[] = []): Promise<(line: Line) => PlatformRoom> {
  const commission = await readSetting(on, commissionSetting);
  return ({ storeId, listCents, commissionBps }) => {
    const roomWhen = (isBrought: boolean) =>
      platformRoom(listCents ?? 0, { ...commission, basisPoints: rateOfSale(commissionBps, commission, isBrought) });
    return { roomCents: roomWhen(broughtBy.includes(storeId)), broughtRoomCents: roomWhen(true) };
  };
}
