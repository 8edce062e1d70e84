import { listCategories } from "#modules/catalog/queries/categories.ts";
import { db } from "#platform/db.ts";
import { env } from "#platform/env.ts";
import { readSetting } from "#platform/settings.ts";
import type { Frame } from "../schema/frame.ts";
import { legalIdentity } from "../settings.ts";
import { shareAddress } from "../share/rules/share-address.ts";
import { SHARED_PLATFORM } from "../share/rules/shared-things.ts";

/** The root categories and the platform's legal identity. */
export async function readFrame(now: Date): Promise<Frame> {
  const [categories, identity] = await Promise.all([listCategories(), readSetting(db, legalIdentity)]);
  return {
    categories: categories.filter((one) => one.parentId === null).map(({ slug, name }) => ({ slug, name })),
    identity,
    year: now.getFullYear(),
    origin: env.publicUrl,
    sharePicture: shareAddress(SHARED_PLATFORM),
  };
}
