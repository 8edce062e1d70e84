import type { CoverPicture } from "#ui/cover-sheet.tsx";
import type { ImageRef } from "../schema/product-card.ts";

const WIDTHS = [160, 320, 640, 960];

/** Where the sizes of one of our images are. Sizes wider than the original, but one, are left out: they are not enlarged. */
export function pictureOf(image: ImageRef | null): CoverPicture | null {
  if (!image) return null;
  const widths = WIDTHS.filter((width, index) => width <= image.width || (WIDTHS[index - 1] ?? 0) < image.width);
  return {
    src: `/imagens/${image.id}/640.webp`,
    avif: widths.map((width) => `/imagens/${image.id}/${width}.avif ${width}w`).join(", "),
    width: image.width,
    height: image.height,
  };
}

/** A portrait in a circle. */
export const portraitAddress = (imageId: string | null): string | null => (imageId ? `/imagens/${imageId}/320.webp` : null);

/** The sizes of a store's banner, drawn wide. */
export function bannerOf(imageId: string): { src: string; avif: string; webp: string } {
  const set = (format: string) => [640, 960, 1920].map((width) => `/imagens/${imageId}/${width}.${format} ${width}w`).join(", ");
  return { src: `/imagens/${imageId}/1920.webp`, avif: set("avif"), webp: set("webp") };
}
