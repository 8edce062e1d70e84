import { createHash } from "node:crypto";

/** The id of what was sent under `key` to this product, as a UUID: the same sending again is the same picture, and nobody else's. */
export function pictureId(storeId: number, productId: number, key: string): string {
  const hex = createHash("sha256").update(`picture ${storeId} ${productId} ${key}`).digest("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
