import { createHash } from "node:crypto";
import sharp from "sharp";
import { look } from "#kit/brand/look.ts";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { storage } from "#platform/storage/open-storage.ts";
import { ObjectMissing } from "#platform/storage/storage.ts";
import { written } from "./look-of.ts";
import type { BrandChoice } from "./settings.ts";

export type BrandPicture = NonNullable<BrandChoice["logo"]>;
export type PictureDrawn = { png: Buffer; picture: BrandPicture };
export type LogoRefusal = "not_picture" | "too_small" | "too_long" | "empty" | "entities";

const MOST = { width: 960, height: 240 };
const LEAST_HEIGHT = 40;
/** Wider than this against its height no header has room for, narrower none has height for. */
const RATIOS = { least: 0.5, most: 9 };
const MOST_PIXELS = 40_000_000;
const INK = "#151E31";

/**
 * A logo out of a PNG or an SVG, drawn anew as a PNG of ours without its empty edges: of what was sent only what is seen is kept, no
 * script, address or note of its own.
 */
export async function drawLogo(sent: Buffer): Promise<Outcome<PictureDrawn, LogoRefusal>> {
  const isPng = sent.subarray(0, 8).equals(Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]));
  const text = isPng ? "" : sent.toString("utf8");
  if (!isPng && !/<svg[\s>]/i.test(text)) return refuse("not_picture");
  // What an entity grows to is known only once it has grown.
  if (/<!ENTITY/i.test(text)) return refuse("entities");
  try {
    const { height } = await sharp(sent, { limitInputPixels: MOST_PIXELS }).metadata();
    if (isPng && height < LEAST_HEIGHT) return refuse("too_small");
    const density = isPng || height === 0 ? 72 : Math.min(2_400, Math.max(1, Math.round((72 * MOST.height) / height)));
    const cut = await sharp(sent, { limitInputPixels: MOST_PIXELS, density })
      .ensureAlpha()
      .trim({ background: "#00000000", threshold: 1 })
      .png()
      .toBuffer();
    const { data, info } = await sharp(cut)
      .resize({ ...MOST, fit: "inside", withoutEnlargement: true })
      .png({ compressionLevel: 9, palette: true, quality: 95 })
      .toBuffer({ resolveWithObject: true });
    // What has no fourth channel is opaque.
    const { channels } = await sharp(data).stats();
    if (channels[3] && channels[3].max < 16) return refuse("empty");
    if (info.height < LEAST_HEIGHT / 2) return refuse("too_small");
    const ratio = info.width / info.height;
    if (ratio < RATIOS.least || ratio > RATIOS.most) return refuse("too_long");
    return ok(named(data, info));
  } catch {
    return refuse("not_picture");
  }
}

/** The market's name in its own letters, for e-mails, which have no letters of ours. */
export async function drawName(name: string): Promise<PictureDrawn> {
  const { viewBox, letters } = written(name);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" height="96"><path fill="${INK}" d="${letters}"/></svg>`;
  const { data, info } = await sharp(Buffer.from(svg)).png({ compressionLevel: 9 }).toBuffer({ resolveWithObject: true });
  return named(data, info);
}

const named = (png: Buffer, { width, height }: { width: number; height: number }): PictureDrawn => ({
  png,
  picture: { hash: createHash("sha256").update(png).digest("hex").slice(0, 32), width, height },
});

const keyOf = (hash: string): string => `brand/${hash}.png`;

/** Keeps it where files are, for good: e-mails that were sent show it. */
export async function storeBrandPicture({ png, picture }: PictureDrawn): Promise<BrandPicture> {
  await storage().put(keyOf(picture.hash), png, { contentType: "image/png", sizeBytes: png.length });
  return picture;
}

/** Null when there is none of this name. */
export async function readBrandPicture(hash: string): Promise<Buffer | null> {
  try {
    const { stream } = await storage().open(keyOf(hash));
    const chunks: Buffer[] = [];
    for await (const chunk of stream) chunks.push(chunk as Buffer);
    return Buffer.concat(chunks);
  } catch (error) {
    if (error instanceof ObjectMissing) return null;
    throw error;
  }
}

/** The picture that is the process's logo now; null when its logo is letters, or the file is gone. */
export async function readLogoShown(): Promise<Buffer | null> {
  const hash = /([0-9a-f]{32})\.png$/.exec(look().logo.picture ?? "")?.[1];
  return hash ? readBrandPicture(hash) : null;
}
