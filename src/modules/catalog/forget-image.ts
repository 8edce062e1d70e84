import { storage } from "#platform/storage/open-storage.ts";

/** Deletes the bytes of a picture that is shown nowhere any more, and the sizes drawn from it. Safe to repeat. */
export async function forgetImage(imageId: string): Promise<void> {
  for await (const drawn of storage().list(`variants/${imageId}/`)) await storage().delete(drawn);
  await storage().delete(`images/${imageId}`);
}
