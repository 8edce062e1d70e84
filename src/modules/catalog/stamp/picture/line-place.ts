/** A box of the picture as it is shown, in pixels from its upper left corner. */
export type Box = { left: number; top: number; width: number; height: number };
export type Size = { width: number; height: number };

/** Below this the line would take the picture's own place, or not be legible. */
export const LEAST_SHOWN: Size = { width: 320, height: 200 };

/** Beyond this the line is not drawn: a poster of 24 by 36 inches at 300 dpi has room. */
export const MOST_DRAWN_PIXELS = 80_000_000;

const LEAST_LETTER_PX = 10;
const MOST_LETTER_PX = 64;
/** A letter's height in a picture of which the short side is one. */
const LETTER = 1 / 72;

export const hasRoom = ({ width, height }: Size): boolean => width >= LEAST_SHOWN.width && height >= LEAST_SHOWN.height;

export const letterPx = ({ width, height }: Size): number =>
  Math.min(MOST_LETTER_PX, Math.max(LEAST_LETTER_PX, Math.round(Math.min(width, height) * LETTER)));

/** The words in lines no wider than `most`; a word that is wider alone is broken. */
export function wrap(words: string, most: number, widthOf: (text: string) => number): string[] {
  const lines: string[] = [];
  let line = "";
  const pieces = words.split(" ").flatMap((word) => (widthOf(word) <= most ? [word] : breakWord(word, most, widthOf)));
  for (const piece of pieces) {
    const longer = line === "" ? piece : `${line} ${piece}`;
    if (line !== "" && widthOf(longer) > most) {
      lines.push(line);
      line = piece;
    } else line = longer;
  }
  return [...lines, line];
}

function breakWord(word: string, most: number, widthOf: (text: string) => number): string[] {
  const pieces: string[] = [];
  let piece = "";
  for (const letter of word) {
    if (piece !== "" && widthOf(piece + letter) > most) {
      pieces.push(piece);
      piece = "";
    }
    piece += letter;
  }
  return [...pieces, piece];
}

/** The size of a picture as it is shown, where it is kept turned. */
export const shownSize = ({ width, height }: Size, orientation: number): Size =>
  orientation >= 5 ? { width: height, height: width } : { width, height };

/** Where a pixel of the picture as it is shown is kept, by the eight ways an EXIF says that it is turned. */
export function storedAt(x: number, y: number, { width, height }: Size, orientation: number): [x: number, y: number] {
  const right = width - 1;
  const bottom = height - 1;
  if (orientation === 2) return [right - x, y];
  if (orientation === 3) return [right - x, bottom - y];
  if (orientation === 4) return [x, bottom - y];
  if (orientation === 5) return [y, x];
  if (orientation === 6) return [y, bottom - x];
  if (orientation === 7) return [right - y, bottom - x];
  if (orientation === 8) return [right - y, x];
  return [x, y];
}

/** A box of the picture as it is shown, where it is kept. */
export function storedBox(box: Box, kept: Size, orientation: number): Box {
  const [oneX, oneY] = storedAt(box.left, box.top, kept, orientation);
  const [otherX, otherY] = storedAt(box.left + box.width - 1, box.top + box.height - 1, kept, orientation);
  const left = Math.min(oneX, otherX);
  const top = Math.min(oneY, otherY);
  return { left, top, width: Math.abs(oneX - otherX) + 1, height: Math.abs(oneY - otherY) + 1 };
}
