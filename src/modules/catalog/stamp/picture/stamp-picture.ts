import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import sharp, { type Metadata } from "sharp";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { imageLimits } from "../../inspect/limits.ts";
import { lineOfBook } from "../book/last-page.ts";
import type { StampWords } from "../stamp-page.ts";
import type { StampedFile } from "../stamp-pdf.ts";
import { addLine } from "./add-line.ts";
import { drawLineOn, type Pixels } from "./draw-line.ts";
import { encode, type PictureKind, readPixels } from "./encode.ts";
import { hasRoom, MOST_DRAWN_PIXELS, shownSize } from "./line-place.ts";
import { formatOf } from "./open-picture.ts";
import type { OpenedPicture, PictureFormat } from "./parts.ts";
import { isSameImage, statesLine, showsAsDrawn } from "./verify-picture.ts";

/** All but the first two are of a line that is seen: the same picture may be stamped in its data alone. */
export type PictureReason =
  | "picture_broken"
  | "picture_full"
  | "picture_animated"
  | "picture_colours"
  | "picture_small"
  | "picture_large"
  | "picture_others";
export type PictureOrder = StampWords & { place: "dados" | "rodape" };

type Picture = { bytes: Buffer; kind: PictureKind; format: PictureFormat; opened: OpenedPicture; facts: Metadata };

/**
 * Writes at `target` the JPEG, PNG or WebP at `source` with a line among its rights; for `rodape` also on a quiet strip at its foot. Without
 * the strip, each part of the file that its pixels are decoded from is the very one it was. The copy is opened again by another program: it
 * is refused unless the line is read there and it shows what it should. The same order always makes the same bytes.
 */
export async function stampPicture(
  source: string,
  target: string,
  { place, line: words }: PictureOrder,
): Promise<Outcome<StampedFile, PictureReason>> {
  const picture = await openPicture(await readFile(source));
  if (!picture) return refuse("picture_broken");
  const line = lineOfBook(words);
  const drawn = place === "rodape" ? await draw(picture, line) : ok(null);
  if (!drawn.ok) return drawn;
  const lined = addLine(drawn.value?.opened.parts ?? picture.opened.parts, picture.format, line);
  if (!lined) return refuse("picture_full");
  const copy = Buffer.concat(picture.format.join(lined.parts));
  const isRight =
    (await statesLine(picture, copy, { line, ...lined })) &&
    (drawn.value ? await showsAsDrawn(drawn.value, copy, picture) : await isSameImage(picture, copy));
  if (!isRight) return refuse("picture_broken");
  await writeFile(target, copy);
  return ok({ sizeBytes: copy.length, sha256: createHash("sha256").update(copy).digest("hex") });
}

async function openPicture(bytes: Buffer): Promise<Picture | null> {
  const known = formatOf(bytes);
  const opened = known?.format.open(bytes);
  if (!known || !opened) return null;
  const facts = await sharp(bytes, { limitInputPixels: false, animated: true })
    .metadata()
    .catch(() => null);
  if (!facts || facts.width * facts.height > imageLimits.soldPixels) return null;
  return { bytes, ...known, opened, facts };
}

type Drawn = { pixels: Pixels; opened: OpenedPicture };

/** The picture with the line on it, in a file of its kind with the parts it had. */
async function draw(picture: Picture, line: string): Promise<Outcome<Drawn, PictureReason>> {
  const reason = whyNotDrawn(picture);
  if (reason) return refuse(reason);
  const { bytes, kind, format, opened, facts } = picture;
  const pixels = await readPixels(bytes, facts.space).catch(() => null);
  if (!pixels) return refuse("picture_broken");
  await drawLineOn(pixels, facts.orientation ?? 1, line);
  const image = format.open(await encode(pixels, kind, opened.parts, facts));
  if (!image) return refuse("picture_broken");
  return ok({ pixels, opened: { ...opened, parts: format.withImage(opened.parts, image.parts) } });
}

function whyNotDrawn({ opened, facts }: Picture): PictureReason | null {
  if (opened.isAnimated) return "picture_animated";
  if (opened.hasOthers) return "picture_others";
  if (facts.depth !== "uchar" || (facts.space !== "srgb" && facts.space !== "b-w")) return "picture_colours";
  if (facts.width * facts.height > MOST_DRAWN_PIXELS) return "picture_large";
  return hasRoom(shownSize(facts, facts.orientation ?? 1)) ? null : "picture_small";
}
