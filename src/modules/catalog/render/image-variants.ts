import sharp from "sharp";

export const variantWidths = [160, 320, 640, 960, 1920] as const;
export const variantFormats = ["avif", "webp"] as const;

export type Variant = { width: (typeof variantWidths)[number]; format: (typeof variantFormats)[number] };

/**
 * One size of an image of ours (already drawn anew), never enlarged. Effort is low on purpose: a
 * variant is made once, but while somebody waits for it.
 */
export async function renderVariant(original: Uint8Array, { width, format }: Variant): Promise<Buffer> {
  const image = sharp(original).resize({ width, withoutEnlargement: true });
  return format === "avif"
    ? image.avif({ quality: 52, effort: 2 }).toBuffer()
    : image.webp({ quality: 78, effort: 3 }).toBuffer();
}
