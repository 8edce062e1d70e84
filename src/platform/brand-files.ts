import { look } from "#kit/brand/look.ts";
import { storage } from "./storage/open-storage.ts";
import { ObjectMissing } from "./storage/storage.ts";

const keyOf = (hash: string): string => `brand/${hash}.png`;

/** Keeps a picture of the brand where files are, for good: e-mails and documents that were sent show it. */
export async function putBrandFile(hash: string, png: Buffer): Promise<void> {
  await storage().put(keyOf(hash), png, { contentType: "image/png", sizeBytes: png.length });
}

/** Null when there is none of this name. */
export async function readBrandFile(hash: string): Promise<Buffer | null> {
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
  return hash ? readBrandFile(hash) : null;
}
