import sharp from "sharp";
import { brand } from "#kit/brand/brand.ts";
import { look } from "#kit/brand/look.ts";
import { outline } from "#modules/catalog/render/outline.ts";
import { readLogoShown } from "#platform/brand-files.ts";

const SIDE = 512;
const INK = "#151E31";
/** A logo about as wide as high stands on the icon whole; of any other the name's first letter does. */
const SQUARE = { least: 0.75, most: 1.34 };

/** The square that stands for the market on tabs and phones, in the operator's colour. */
export async function drawIcon(size: number): Promise<Buffer> {
  const { logo, accent } = look();
  const isSquare = logo.ratio >= SQUARE.least && logo.ratio <= SQUARE.most;
  const picture = isSquare ? await readLogoShown() : null;
  if (picture) return onSheet(picture, size);
  const ground = accent?.light.accent ?? INK;
  // What stands before it, an emoji or a quote, our letters cannot draw.
  const letter = /[\p{Script=Latin}0-9]/u.exec(brand.name)?.[0].toLocaleUpperCase("pt-BR") ?? "";
  const { d, widthPx } = outline("title", letter, 360);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}"><rect width="${SIDE}" height="${SIDE}" rx="104" fill="${ground}"/><path transform="translate(${((SIDE - widthPx) / 2).toFixed(1)} 374)" fill="#fff" d="${d}"/></svg>`;
  return sharp(Buffer.from(svg)).resize(size, size).png().toBuffer();
}

async function onSheet(picture: Buffer, size: number): Promise<Buffer> {
  const inside = Math.round(size * 0.8);
  const shown = await sharp(picture).resize({ width: inside, height: inside, fit: "inside" }).png().toBuffer();
  return sharp({ create: { width: size, height: size, channels: 4, background: "#ffffff" } })
    .composite([{ input: shown }])
    .png()
    .toBuffer();
}
