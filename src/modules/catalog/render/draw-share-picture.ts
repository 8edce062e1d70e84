import sharp from "sharp";

import { look } from "#kit/brand/look.ts";
import type { Paper } from "#kit/papers.ts";

import { outline, widthOf } from "./outline.ts";

const WIDTH = 1200;
const HEIGHT = 630;
const INK = "#151E31";
const accent = (): string => look().accent?.light.accent ?? "#1646C6";
const PAPERS: Record<Paper, string> = {
  rosa: "#FCD1DA",
  canario: "#FAEDAE",
  menta: "#CBF0DE",
  ceu: "#C8E8FA",
  pessego: "#FED9BD",
  lilas: "#E5D9F5",
};

const STRING_Y = 84;
const COVER = { x: 84, y: STRING_Y + 14, width: 400, height: 476 };
const WORDS = { x: 560, width: 556, top: 168 };
const SIZES = [76, 66, 58, 50, 44];
const MOST_LINES = 5;

export type SharePicture = {
  title: string;
  byline: string;
  paper: Paper;
  cover: Uint8Array | null;
  /** The operator's, where it is a picture. */ logo?: Uint8Array | null;
};

/** The picture that stands for a thing where its address is shared: its paper, its cover on the string, its title and what goes under it. */
export async function drawSharePicture({ title, byline, paper, cover, logo }: SharePicture): Promise<Buffer> {
  const sheet = cover
    ? await sharp(cover).resize(COVER.width, COVER.height, { fit: "inside" }).png().toBuffer({ resolveWithObject: true })
    : null;
  const width = sheet?.info.width ?? 340;
  const left = COVER.x + Math.round((COVER.width - width) / 2);
  const ground = Buffer.from(groundOf(paper, { left, width, height: sheet?.info.height ?? 440 }, sheet !== null));
  const words = Buffer.from(wordsOf(title, byline));
  const pegs = Buffer.from(pegsOf(left, width));
  const signed = logo ? await signature(logo) : [];
  return sharp(ground)
    .composite([...signed, ...(sheet ? [{ input: sheet.data, left, top: COVER.y }] : []), { input: pegs }, { input: words }])
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer();
}

const LOGO = { height: 44, mostWidth: 300, edge: 56 };

/** The operator's logo where the market's letters would be. */
async function signature(logo: Uint8Array) {
  const { data, info } = await sharp(logo)
    .resize({ width: LOGO.mostWidth, height: LOGO.height, fit: "inside" })
    .png()
    .toBuffer({ resolveWithObject: true });
  return [{ input: data, left: WIDTH - 64 - info.width, top: HEIGHT - LOGO.edge - info.height }];
}

/** The logo's letters at the lower right; nothing where it is a picture. */
function letters(): string {
  const { letters: d, viewBox, pingo } = look().logo;
  if (!d) return "";
  const [, top = 0, width = 1, height = 1] = viewBox.split(" ").map(Number);
  const scale = Math.min(LOGO.height / height, LOGO.mostWidth / width);
  const [x, y] = [WIDTH - 64 - width * scale, HEIGHT - LOGO.edge - (top + height) * scale];
  const dot = pingo ? `<circle cx="2375.5" cy="-629" r="${pingo}" fill="${accent()}"/>` : "";
  return `<g transform="translate(${x} ${y}) scale(${scale})"><path d="${d}"/>${dot}</g>`;
}

const svg = (inside: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${inside}</svg>`;

/** The paper, the string, and the shadow the sheet throws; a sheet with lines on it where there is no cover. */
function groundOf(paper: Paper, sheet: { left: number; width: number; height: number }, hasCover: boolean): string {
  const shadow = (grow: number, opacity: number) =>
    `<rect x="${sheet.left - grow}" y="${COVER.y}" width="${sheet.width + 2 * grow}" height="${sheet.height + 2 + grow}" rx="2" fill="${INK}" fill-opacity="${opacity}"/>`;
  const blank = hasCover
    ? ""
    : `<rect x="${sheet.left}" y="${COVER.y}" width="${sheet.width}" height="${sheet.height}" fill="#fff"/>${written(sheet)}`;
  return svg(
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${PAPERS[paper]}"/>${shadow(6, 0.05)}${shadow(3, 0.07)}${shadow(1, 0.1)}${blank}
<path d="M0 ${STRING_Y}Q${WIDTH / 2} ${STRING_Y + 18} ${WIDTH} ${STRING_Y}" fill="none" stroke="${INK}" stroke-width="4"/>`,
  );
}

/** Lines as of a text seen from afar; the first of each three is a heading's. */
const written = ({ left, width }: { left: number; width: number }): string =>
  Array.from({ length: 9 }, (_, line) => {
    const [isHeading, y] = [line % 3 === 0, COVER.y + 64 + line * 38 + Math.floor(line / 3) * 14];
    const length = (width - 88) * (isHeading ? 0.55 : line % 3 === 2 ? 0.8 : 1);
    return `<rect x="${left + 44}" y="${y}" width="${length}" height="${isHeading ? 14 : 8}" rx="4" fill="${INK}" fill-opacity="${isHeading ? 0.4 : 0.16}"/>`;
  }).join("");

const pegsOf = (left: number, width: number): string =>
  svg(
    [left + width * 0.2, left + width * 0.8 - 14]
      .map((x) => `<rect x="${x.toFixed(1)}" y="${STRING_Y - 14}" width="14" height="42" rx="4" fill="${accent()}"/>`)
      .join(""),
  );

function wordsOf(title: string, byline: string): string {
  const { size, lines } = fit(title);
  const leading = Math.round(size * 1.06);
  const written = lines.map((line, index) => {
    const { d } = outline("title", line, size);
    return `<path transform="translate(${WORDS.x} ${WORDS.top + Math.round(size * 0.76) + index * leading})" d="${d}"/>`;
  });
  const signatureY = WORDS.top + size * 0.76 + lines.length * leading + 18;
  const signature = outline("signature", cut(byline, "signature", 40), 40);
  return svg(`<g fill="${INK}">${written.join("")}
<path transform="translate(${WORDS.x} ${signatureY.toFixed(0)})" d="${signature.d}"/>
${letters()}</g>`);
}

/** The largest size at which the title fits its lines; at the smallest, what is left over is cut. */
function fit(title: string): { size: number; lines: string[] } {
  for (const size of SIZES) {
    const lines = wrap(title, size);
    const isLow = lines.length * size * 1.06 > 300;
    if (lines.length <= MOST_LINES && !isLow && lines.every((line) => widthOf("title", line, size) <= WORDS.width))
      return { size, lines };
  }
  const size = SIZES.at(-1)!;
  const lines = wrap(title, size).slice(0, MOST_LINES);
  return { size, lines: lines.map((line) => cut(line, "title", size)) };
}

function wrap(text: string, size: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && widthOf("title", longer, size) > WORDS.width) lines.push(word);
    else lines[Math.max(0, lines.length - 1)] = longer;
  }
  return lines;
}

function cut(line: string, face: "title" | "signature", size: number): string {
  let saved = line;
  if (widthOf(face, line, size) <= WORDS.width) return line;
  while (saved.length > 1 && widthOf(face, `${saved}…`, size) > WORDS.width) saved = saved.slice(0, -1);
  return `${saved}…`;
}
