import { type Refusal, refuse } from "#kit/outcome.ts";
import type { Db } from "#platform/db.ts";
import { readSetting } from "#platform/settings.ts";
import { sellingSetting } from "./settings.ts";

const USUAL =
  "As compras estão paradas por alguns instantes. O carrinho e os pedidos continuam como estão, e nada novo é cobrado.";

/** The message to show while buying is paused; null when it is not. */
export async function findSellingStop(on: Db): Promise<string | null> {
  const { isOn, offWords } = await readSetting(on, sellingSetting);
  return isOn ? null : offWords || USUAL;
}

/** The refusal of a purchase while buying is paused; null when it is not. */
export async function refuseWhileStopped(on: Db): Promise<Refusal<"paused"> | null> {
  const words = await findSellingStop(on);
  return words === null ? null : refuse("paused", { fields: { form: words } });
}
