import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { findMarks } from "../mark.ts";
import { formatOf } from "./open-picture.ts";

const MOST_WORDS = 8 * 1024 * 1024;
const MOST_MARKS = 100;

/**
 * The codes a picture found somewhere carries in its data, the visible line aside. Of a JPEG, PNG or WebP a beginning is enough, and any
 * of its texts counts; of another kind it was made into, what most programs carry over.
 */
export async function readPictureMarks(path: string): Promise<Outcome<string[], "picture_broken">> {
  const bytes = await readFile(path);
  const opened = formatOf(bytes)?.format.open(bytes);
  const facts = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (!opened && !facts) return refuse("picture_broken");
  const own = opened?.parts.filter(({ role }) => role !== "image" && role !== "after").map(({ payload }) => payload) ?? [];
  const read = [facts?.exif, facts?.xmp, facts?.iptc].filter((one) => one !== undefined);
  const comments = facts?.comments?.map(({ text }) => Buffer.from(text)) ?? [];
  const words = [...own, ...read, ...comments].map((one) => one.toString("utf8", 0, MOST_WORDS));
  return ok([...new Set(words.flatMap(findMarks))].slice(0, MOST_MARKS));
}
