import sharp, { type Sharp } from "sharp";
import { outline, widthOf, type Face } from "../../render/outline.ts";

export const SHEET = { width: 900, height: 675, margin: 56 } as const;

const INK = "#151E31";

/** A sheet of ours, drawn from shapes: the machine needs no fonts. */
export const drawSheet = (shapes: string, height: number = SHEET.height): Sharp =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${SHEET.width}" height="${height}"><rect width="100%" height="100%" fill="#fff"/>${shapes}</svg>`,
    ),
  );

type Line = { face?: Face; text: string; x: number; y: number; size: number; color?: string; mostPx?: number };

/** A line of words, cut with an ellipsis where it would pass `mostPx`. */
export function drawLine({
  face = "text",
  text,
  x,
  y,
  size,
  color = INK,
  mostPx = SHEET.width - 2 * SHEET.margin,
}: Line): string {
  let words = text;
  while (words.length > 1 && widthOf(face, words, size) > mostPx) words = `${words.slice(0, -2).trimEnd()}…`;
  return `<path transform="translate(${x} ${y})" d="${outline(face, words, size).d}" fill="${color}"/>`;
}
