import sharp from "sharp";
import { hasLetter, outline, widthOf } from "../../render/outline.ts";
import { writtenLine } from "../written-line.ts";
import { type Box, storedAt, storedBox, letterPx, shownSize, type Size, wrap } from "./line-place.ts";

/** Pixels as they are kept, `channels` numbers from 0 to 255 each; the last is how opaque it is where there are two or four. */
export type Pixels = Size & { data: Buffer; channels: number };

const PAPER = 'fill="#fff" fill-opacity=".58"';
const INK = 'fill="#151E31" fill-opacity=".86"';
const WIDEST = 0.96;

/** Lays the line on the lower left corner of the picture as it is shown, on a half-seen strip, and says what box of it was changed. */
export async function drawLineOn(pixels: Pixels, orientation: number, line: string): Promise<Box> {
  const shown = shownSize(pixels, orientation);
  const { box, svg } = layOut(shown, line);
  const { data: strip, info } = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  for (let y = 0; y < info.height; y += 1)
    for (let x = 0; x < info.width; x += 1) {
      const [storedX, storedY] = storedAt(box.left + x, box.top + y, pixels, orientation);
      lay(strip, (y * info.width + x) * 4, pixels, (storedY * pixels.width + storedX) * pixels.channels);
    }
  return storedBox(box, pixels, orientation);
}

function layOut(shown: Size, line: string): { box: Box; svg: string } {
  const letter = letterPx(shown);
  const aside = Math.round(letter * 0.5);
  const step = Math.round(letter * 1.3);
  const width = (text: string) => widthOf("text", text, letter);
  const words = writtenLine((one) => hasLetter("text", one), line);
  const lines = wrap(words, Math.floor(shown.width * WIDEST) - 2 * aside, width);
  const boxWidth = Math.min(shown.width, Math.ceil(Math.max(...lines.map(width))) + 2 * aside);
  const boxHeight = Math.min(shown.height, lines.length * step + aside);
  const paths = lines.map((text, at) => {
    const base = Math.round(aside / 2 + at * step + letter);
    return `<path transform="translate(${aside} ${base})" d="${outline("text", text, letter).d}" ${INK}/>`;
  });
  const box = { left: 0, top: shown.height - boxHeight, width: boxWidth, height: boxHeight };
  const size = `width="${boxWidth}" height="${boxHeight}"`;
  return { box, svg: `<svg xmlns="http://www.w3.org/2000/svg" ${size}><rect ${size} ${PAPER}/>${paths.join("")}</svg>` };
}

/** One pixel of the strip over one of the picture; in greys, how light it is. */
function lay(strip: Buffer, from: number, { data, channels }: Pixels, to: number): void {
  const over = (strip[from + 3] ?? 0) / 255;
  const colours = channels % 2 === 0 ? channels - 1 : channels;
  const under = colours === channels ? 1 : (data[to + colours] ?? 255) / 255;
  const whole = over + under * (1 - over);
  if (whole === 0) return;
  for (let at = 0; at < colours; at += 1) {
    const own = data[to + at] ?? 0;
    const ours = colours === 1 ? (strip[from + 1] ?? 0) : (strip[from + at] ?? 0);
    data[to + at] = Math.round((ours * over + own * under * (1 - over)) / whole);
  }
  if (colours !== channels) data[to + colours] = Math.round(whole * 255);
}
