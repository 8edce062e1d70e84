import { eq } from "drizzle-orm";
import { ok } from "#kit/outcome.ts";
import { db, transact } from "#platform/db.ts";
import { eachAlone } from "#platform/each-alone.ts";
import { inspectUpload } from "../inspect-upload.ts";
import { productFiles } from "../tables.ts";
import { scanSold } from "./scan-sold.ts";
import { claimWaiting, endWaiting } from "./waits.ts";

const AT_ONCE = 5;

/** Asks again about files of products of which the antivirus said nothing, those whose turn came; answers how many. */
export async function scanWaiting(): Promise<number> {
  const fileIds = await claimWaiting("produto", AT_ONCE);
  await eachAlone(fileIds, async (fileId) => {
    const [file] = await db
      .select({ status: productFiles.status, removedAt: productFiles.removedAt })
      .from(productFiles)
      .where(eq(productFiles.id, fileId));
    if (file?.status === "quarentena" && !file.removedAt) return inspectUpload(fileId);
    if (file?.status === "limpo") return void (await scanSold(fileId));
    await transact(async (tx) => ok(await endWaiting(tx, fileId)));
  });
  return fileIds.length;
}
