import { createHash, randomBytes } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { zipSync } from "fflate";
import * as tus from "tus-js-client";
import { fileIdOfUpload } from "#modules/catalog/rules/upload-id.ts";
import type { Market } from "./client.ts";
import type { World } from "./world.ts";

const CHUNK_BYTES = 128 * 1024;
const PAUSE_MS = 150;
const RETRY_DELAYS_MS = [300, 600, 1_000, 2_000, 3_000, 5_000, 5_000, 5_000, 5_000];

export type Sent = { fileId: string; sha256: string };

const DRAFT_TRIES = 60;

/** A draft is made on a connection of this process's own: while the database is away it is tried again, as a person does. */
async function patiently(newDraft: World["newDraft"]): Promise<number> {
  for (let tries = 1; ; tries++) {
    try {
      return await newDraft();
    } catch (error) {
      if (tries === DRAFT_TRIES) throw error;
      await sleep(1_000);
    }
  }
}

/** Sends one file in parts, as the author's page does; a part that is lost is sent again. Null when it was given up. */
export async function send({ url, counts }: Market, { author, newDraft }: World): Promise<Sent | null> {
  const productId = await patiently(newDraft);
  const text = Buffer.from(randomBytes(1_500_000).toString("hex"));
  const bytes = Buffer.from(zipSync({ "apostila.txt": text }, { level: 0 }));
  counts.uploads.begun++;
  let hasBroken = false;
  const uploadUrl = await new Promise<string | null>((resolve) => {
    const upload = new tus.Upload(bytes, {
      endpoint: `${url}/uploads`,
      chunkSize: CHUNK_BYTES,
      retryDelays: RETRY_DELAYS_MS,
      headers: { cookie: author.cookie, origin: url, "x-forwarded-for": author.network },
      metadata: { productId: String(productId), filename: "apostila.zip" },
      onBeforeRequest: () => sleep(PAUSE_MS),
      onAfterResponse: () => counts.see("upload", null),
      onShouldRetry: (error) => {
        hasBroken = true;
        counts.see("upload", String((error as tus.DetailedError).originalResponse?.getStatus() ?? "cut"));
        return true;
      },
      onError: (error) => {
        counts.lost.push(`an upload was given up: ${error.message.slice(0, 160)}`);
        resolve(null);
      },
      onSuccess: () => resolve(upload.url),
    });
    upload.start();
  });
  if (uploadUrl === null) return null;
  if (hasBroken) counts.uploads.resumed++;
  const uploadId = uploadUrl.split("/").at(-1) ?? "";
  return { fileId: fileIdOfUpload(uploadId), sha256: createHash("sha256").update(bytes).digest("hex") };
}
