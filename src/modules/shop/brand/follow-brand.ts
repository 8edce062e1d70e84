import { setBrand } from "#kit/brand/brand.ts";
import { setLook } from "#kit/brand/look.ts";
import { listen } from "#platform/bus.ts";
import { db } from "#platform/db.ts";
import { log } from "#platform/log.ts";
import { readSetting } from "#platform/settings.ts";
import { lookOf } from "./look-of.ts";
import { brandSetting } from "./settings.ts";

/** How long until a brand that could not be read is read again: the change it was read for is announced only once. */
const AGAIN_MS = 2_000;

/** What was taken, as it was read; the reading that is on its way; and whether this process follows the brand. */
let taken = "";
let reading: Promise<void> | undefined;
let isFollowing = false;

async function read(isLatest: () => boolean): Promise<void> {
  const choice = await readSetting(db, brandSetting);
  const written = JSON.stringify(choice);
  // A later reading knows more: what was read before it may arrive after it.
  if (!isLatest() || written === taken) return;
  setBrand({ name: choice.name, article: choice.article });
  setLook(lookOf(choice));
  taken = written;
}

/** Reads the operator's brand and gives it to this process. The one it has stays while it cannot be read. */
export function takeBrand(): Promise<void> {
  const isLatest = () => reading === mine;
  const mine: Promise<void> = read(isLatest)
    .catch((error: unknown) => {
      log.warn({ err: String(error) }, "brand");
      if (isLatest() && isFollowing) setTimeout(() => isFollowing && void takeBrand(), AGAIN_MS).unref();
    })
    .then(() => {
      if (!isLatest()) return reading;
      reading = undefined;
    });
  reading = mine;
  return mine;
}

/** What waits for a change that was announced and is still being read; undefined when there is none, so that nothing is drawn with the brand of before. */
export const brandOnItsWay = (): Promise<void> | undefined => reading;

/** Takes the brand now, and again whenever a setting changes; answers the function that stops. */
export async function followBrand(): Promise<() => void> {
  const again = () => void takeBrand();
  const stop = listen("kept", (table) => table === "settings" && again(), again);
  isFollowing = true;
  await takeBrand();
  return () => {
    isFollowing = false;
    stop();
  };
}
