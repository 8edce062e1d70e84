import { listCategories } from "#modules/catalog/queries/categories.ts";
import { db } from "#platform/db.ts";
import { env } from "#platform/env.ts";
import { readSetting } from "#platform/settings.ts";
import type { Frame } from "../schema/frame.ts";
import { DEFAULT_WORDS } from "#kit/brand/default-words.ts";
import { brandSetting } from "../brand/settings.ts";
import { legalIdentity } from "../settings.ts";
import { shareAddress } from "../share/rules/share-address.ts";
import { SHARED_PLATFORM } from "../share/rules/shared-things.ts";

/** The root categories and the platform's legal identity. */
export async function readFrame(now: Date): Promise<Frame> {
  const [categories, identity, { tagline }] = await Promise.all([
    listCategories(),
    readSetting(db, legalIdentity),
    readSetting(db, brandSetting),
  ]);
  return {
    categories: categories.filter((one) => one.parentId === null).map(({ slug, name }) => ({ slug, name })),
    tagline: tagline || DEFAULT_WORDS.tagline,
    identity,
    year: now.getFullYear(),
    origin: env.publicUrl,
    sharePicture: shareAddress(SHARED_PLATFORM),
  };
}
