import sharp, { type Metadata } from "sharp";
import type { Pixels } from "./draw-line.ts";
import { type PictureKind, readPixels } from "./encode.ts";
import { copyrightOf } from "./exif-copyright.ts";
import type { OpenedPicture, Part, PictureFormat } from "./parts.ts";
import { isHead, isLossless } from "./webp.ts";
import { rightsOf } from "./xmp-rights.ts";

type Original = { bytes: Buffer; kind: PictureKind; format: PictureFormat; opened: OpenedPicture; facts: Metadata };
type Said = { line: string; inExif: boolean; inXmp: boolean };

/** Larger pictures are compared at a part of their size. */
const COMPARED_PIXELS = 60_000_000;
/** What pressing a picture again may change of a number, on average. */
const MOST_CHANGE = 5;
const EXIF = Buffer.from("Exif\0\0", "latin1");

/** Whether another program reads the line where it was written, and finds the size, turn and colours of the original. */
export async function statesLine({ facts }: Original, copy: Buffer, { line, inExif, inXmp }: Said): Promise<boolean> {
  const found = await sharp(copy, { limitInputPixels: false, animated: true })
    .metadata()
    .catch(() => null);
  if (!found) return false;
  const exif = found.exif ?? Buffer.alloc(0);
  const bare = exif.subarray(0, EXIF.length).equals(EXIF) ? exif.subarray(EXIF.length) : exif;
  if (inExif && !copyrightOf(bare).includes(line)) return false;
  if (inXmp && !rightsOf(found.xmp ?? Buffer.alloc(0)).includes(line)) return false;
  const profile = (one: Metadata) => one.icc?.toString("latin1") ?? "";
  const shape = (one: Metadata) => [one.width, one.height, one.pages ?? 1, one.orientation ?? 1].join();
  return shape(found) === shape(facts) && profile(found) === profile(facts);
}

/** Whether the copy has each part of the original but its metadata, in their order, and decodes to the same pixels. */
export async function isSameImage({ bytes, format, opened, facts }: Original, copy: Buffer): Promise<boolean> {
  const other = format.open(copy);
  if (!other || !containsAll(opened.parts, other.parts)) return false;
  const [before, after] = [await decode(bytes, facts), await decode(copy, facts)];
  return before !== null && after !== null && before.equals(after);
}

function containsAll(before: readonly Part[], after: readonly Part[]): boolean {
  const isOwn = (one: Part) => one.role !== "exif" && one.role !== "xmp" && !isHead(one);
  const rest = after.filter(isOwn);
  let at = 0;
  return before.filter(isOwn).every((one) => {
    while (at < rest.length && !rest[at]?.bytes.equals(one.bytes)) at += 1;
    at += 1;
    return at <= rest.length;
  });
}

async function decode(bytes: Buffer, { width, height }: Metadata): Promise<Buffer | null> {
  const image = sharp(bytes, { limitInputPixels: false, animated: true, failOn: "error" });
  const scale = Math.sqrt(COMPARED_PIXELS / (width * height));
  return (scale < 1 ? image.resize(Math.floor(width * scale)) : image)
    .raw()
    .toBuffer()
    .catch(() => null);
}

/** Whether the copy, opened again, shows what was drawn: number by number, or nearly where its kind keeps pictures nearly. */
export async function showsAsDrawn({ pixels }: { pixels: Pixels }, copy: Buffer, original: Original): Promise<boolean> {
  const shown = await readPixels(copy, original.facts.space).catch(() => null);
  if (shown?.data.length !== pixels.data.length || shown.channels !== pixels.channels) return false;
  const isExact = original.kind === "png" || (original.kind === "webp" && isLossless(original.opened.parts));
  return isExact ? shown.data.equals(pixels.data) : changeOf(pixels, shown) <= MOST_CHANGE;
}

/** How far apart two pictures are, on average; a colour that is not seen through counts for nothing. */
function changeOf({ data, channels }: Pixels, other: Pixels): number {
  const hasAlpha = channels % 2 === 0;
  let change = 0;
  for (let at = 0; at < data.length; at += 1) {
    const opaque = hasAlpha && at % channels !== channels - 1 ? (data[at - (at % channels) + channels - 1] ?? 0) / 255 : 1;
    change += Math.abs((other.data[at] ?? 0) - (data[at] ?? 0)) * opaque;
  }
  return change / data.length;
}
