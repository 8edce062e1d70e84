import { createHash } from "node:crypto";
import sharp from "sharp";
import { sandboxLimits } from "#modules/catalog/inspect/limits.ts";
import type { LogoDrawnRefusal } from "#modules/catalog/render/draw-logo.ts";
import { runInSandbox } from "#modules/catalog/sandbox/run-in-sandbox.ts";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { putBrandFile } from "#platform/brand-files.ts";
import { written } from "./look-of.ts";
import type { BrandChoice } from "./settings.ts";

export type BrandPicture = NonNullable<BrandChoice["logo"]>;
export type PictureDrawn = { png: Buffer; picture: BrandPicture };
export type LogoRefusal = LogoDrawnRefusal | "too_heavy";

const INK = "#151E31";

/** A logo is drawn in a blink; an SVG may be written to take hours. */
const LOGO_LIMITS = { seconds: 5, memoryBytes: sandboxLimits.memoryBytes };

/** A logo out of a PNG or an SVG, drawn anew where it can do no harm (`catalog/render/draw-logo.ts`). */
export async function drawLogo(sent: Buffer): Promise<Outcome<PictureDrawn, LogoRefusal>> {
  const drawn = await runInSandbox("drawLogo", [sent], LOGO_LIMITS);
  if (!drawn.ok) return refuse(drawn.reason === "unreadable" ? "not_picture" : drawn.reason);
  return ok(named(Buffer.from(drawn.value.png), drawn.value));
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

/** Keeps it where files are. */
export async function storeBrandPicture({ png, picture }: PictureDrawn): Promise<BrandPicture> {
  await putBrandFile(picture.hash, png);
  return picture;
}
