import { logoPath } from "#modules/shop/brand/look-of.ts";
import { type BrandChoice, brandSetting, DEFAULT_CHOICE } from "#modules/shop/brand/settings.ts";
import { db } from "#platform/db.ts";
import { readSetting } from "#platform/settings.ts";
import type { BrandTyped } from "./rules.ts";

export type ShownLogo = { href: string; width: number; height: number };
export type ShownBrand = { typed: BrandTyped; logo: ShownLogo | null; isDefault: boolean };

/** The brand as it is typed, and whether it is the default one. */
export async function readBrandShown(): Promise<ShownBrand> {
  const { logo, nameDrawn: _, ...typed }: BrandChoice = await readSetting(db, brandSetting);
  const { logo: __, nameDrawn: ___, ...usual } = DEFAULT_CHOICE;
  return {
    typed,
    logo: logo && { href: logoPath(logo.hash), width: logo.width, height: logo.height },
    isDefault: logo === null && JSON.stringify(typed) === JSON.stringify(usual),
  };
}
