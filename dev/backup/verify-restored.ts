import { createHash } from "node:crypto";
import { pipeline } from "node:stream/promises";
import { sql } from "drizzle-orm";
import { db } from "#platform/db.ts";
import { col, readRows } from "#platform/read.ts";
import type { Storage } from "#platform/storage/storage.ts";
import { checkLedger } from "#modules/payouts/ledger-check/check-ledger.ts";

export type Verdict = { violations: number; entitledFiles: number; filesWrong: string[] };

/** How many of the newest bought files are read whole. */
const SAMPLE = 5;

/** Proves a restored market: the books add up, and files that somebody bought come byte for byte as they were sold. Of this process's database. */
export async function verifyRestored(storage: Storage): Promise<Verdict> {
  const counts = await checkLedger();
  const files = await readRows(
    db,
    { storageKey: col.text`f.storage_key`, sha256: col.text`f.sha256` },
    (row) => sql`select ${row} from product_files f
      where f.storage_key is not null and f.sha256 is not null and f.id in (
        select vf.file_id from entitlements e join product_version_files vf on vf.version_id = e.version_id
        where e.revoked_at is null order by e.granted_at desc limit 100)
      order by f.id desc limit ${SAMPLE}`,
  );
  const filesWrong: string[] = [];
  for (const { storageKey, sha256 } of files) if ((await digest(storage, storageKey)) !== sha256) filesWrong.push(storageKey);
  return { violations: Object.values(counts).reduce((sum, count) => sum + count, 0), entitledFiles: files.length, filesWrong };
}

async function digest(storage: Storage, key: string): Promise<string | null> {
  try {
    const hash = createHash("sha256");
    await pipeline((await storage.open(key)).stream, hash);
    return hash.digest("hex");
  } catch {
    return null;
  }
}
