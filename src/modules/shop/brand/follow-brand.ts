import { setBrand } from "#kit/brand/brand.ts";
import { setLook } from "#kit/brand/look.ts";
import { listen } from "#platform/bus.ts";
import { db } from "#platform/db.ts";
import { log } from "#platform/log.ts";
import { readSetting } from "#platform/settings.ts";
import { lookOf } from "./look-of.ts";
import { brandSetting } from "./settings.ts";

/** What was taken, as it was read; and the reading that is on its way. */
let taken = "";
let reading: Promise<void> | undefined;

async function read(): Promise<void> {
  const choice = await readSetting(db, brandSetting);
  const written = JSON.stringify(choice);
  if (written === taken) return;
  setBrand({ name: choice.name, article: choice.article });
  setLook(lookOf(choice));
  taken = written;
}

/** Reads the operator's brand and gives it to this process. The one it has stays when it cannot be read. */
export function takeBrand(): Promise<void> {
  const mine: Promise<void> = read()
    .catch((error: unknown) => log.warn({ err: String(error) }, "brand"))
    .finally(() => {
      if (reading === mine) reading = undefined;
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
  await takeBrand();
  return stop;
}
