import sharp from "sharp";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";

export type LogoDrawnRefusal = "not_picture" | "too_small" | "too_long" | "empty" | "entities";

const MOST = { width: 960, height: 240 };
const LEAST_HEIGHT = 40;
/** Wider than this against its height no header has room for, narrower none has height for. */
const RATIOS = { least: 0.5, most: 9 };
const MOST_PIXELS = 40_000_000;

/**
 * A logo out of a PNG or an SVG, drawn anew as a PNG of ours without its empty edges: of what was sent only what is seen is kept, no
 * script, address or note of its own. Runs in the sandbox.
 */
export async function drawLogo(
  bytes: Uint8Array,
): Promise<Outcome<{ png: Uint8Array; width: number; height: number }, LogoDrawnRefusal>> {
  const sent = Buffer.from(bytes);
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
    return ok({ png: data, width: info.width, height: info.height });
  } catch {
    return refuse("not_picture");
  }
}
