import * as z from "zod";
import { DEFAULT_BRAND } from "#kit/brand/default.ts";
import type { Setting } from "#platform/settings.ts";

/** "" is the default brand's own. */
const colour = z.union([z.literal(""), z.string().regex(/^#[0-9a-f]{6}$/)]).default("");
/** Named by its content, where files are. */
const picture = z
  .object({ hash: z.string().regex(/^[0-9a-f]{32}$/), width: z.number().int().min(1), height: z.number().int().min(1) })
  .nullable()
  .default(null);
const words = (most: number) => z.string().max(most).default("");

/** What of the brand the operator chose; a field that is empty, or null, is the default brand's own. */
export const brandSetting = {
  key: "brand",
  schema: z.object({
    name: z.string().min(2).max(30).default(DEFAULT_BRAND.name),
    article: z.enum(["a", "o", ""]).default(DEFAULT_BRAND.article),
    logo: picture,
    /** The name in the market's letters, for e-mails: of a market with another name and no logo. */
    nameDrawn: picture,
    accent: colour,
    accentDark: colour,
    heroTitle: words(60),
    heroText: words(200),
    tagline: words(160),
    description: words(300),
  }),
} satisfies Setting<z.ZodType>;

export type BrandChoice = z.output<typeof brandSetting.schema>;
export const DEFAULT_CHOICE: BrandChoice = brandSetting.schema.parse({});
