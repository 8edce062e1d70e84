import { createHash } from "node:crypto";
import { DEFAULT_LOOK, type Look, type LogoDrawing } from "#kit/brand/look.ts";
import { outline } from "#modules/catalog/render/outline.ts";
import { accentColours, readableAccent } from "./rules/colours.ts";
import { type BrandChoice, DEFAULT_CHOICE } from "./settings.ts";

/** The letters' size in the drawing of a name, and the field around them. */
const SIZE = 760;
const FIELD = { top: -739, height: 959 };
const EMAIL_HEIGHT = 36;
const EMAIL_MOST_WIDTH = 260;

/** What the operator's choice looks like: a logo without a picture is the name in the market's own letters. */
export function lookOf({ name, logo, nameDrawn, accent, accentDark }: BrandChoice): Look {
  const drawn = logo ? pictured(logo) : name === DEFAULT_CHOICE.name ? DEFAULT_LOOK.logo : written(name);
  const shown = { logo: drawn, accent: accent === "" ? null : coloursOf(accent, accentDark) };
  if (!logo && name === DEFAULT_CHOICE.name && accent === "") return DEFAULT_LOOK;
  const mark = createHash("sha256")
    .update(JSON.stringify([name, logo, accent, accentDark]))
    .digest("hex")
    .slice(0, 12);
  const picture = logo ?? nameDrawn;
  const emailLogo = picture
    ? { path: logoPath(picture.hash), ...emailSize(picture.width / picture.height) }
    : DEFAULT_LOOK.emailLogo;
  return { ...shown, mark, emailLogo };
}

/** The logo as a picture of its own, at an address that never shows another. */
export const logoPath = (mark: string): string => `/marca/${mark}.png`;

const pictured = ({ hash, width, height }: NonNullable<BrandChoice["logo"]>): LogoDrawing => ({
  viewBox: `0 0 ${width} ${height}`,
  ratio: width / height,
  picture: logoPath(hash),
});

/** A name in the market's letters, on the field of a logo. */
export function written(name: string): LogoDrawing {
  const { d, widthPx } = outline("title", name, SIZE);
  const width = Math.max(1, Math.ceil(widthPx));
  return { viewBox: `0 ${FIELD.top} ${width} ${FIELD.height}`, ratio: width / FIELD.height, letters: d };
}

/** One that has no colour for the dark takes the nearest of the same hue that can be read there. */
const coloursOf = (light: string, dark: string): NonNullable<Look["accent"]> => ({
  light: accentColours(light, "light"),
  dark: accentColours(dark || readableAccent(light, "dark"), "dark"),
});

function emailSize(ratio: number) {
  const width = Math.min(EMAIL_MOST_WIDTH, Math.round(EMAIL_HEIGHT * ratio));
  return { width, height: Math.round(width / ratio) };
}
