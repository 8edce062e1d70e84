import { safeFileName } from "#kit/file-name.ts";
import { storage } from "#platform/storage/open-storage.ts";
import type { BundledFile } from "../queries/find-bundle.ts";
import { findDownload } from "../queries/find-download.ts";
import { recordDownload } from "../record-download.ts";
import { servedFile } from "../stamping/served-file.ts";
import { distinctNames } from "./rules.ts";
import type { ZipMember } from "#platform/zip-stream.ts";

const COPIES_WAIT_MS = 20_000;

type Sending = { isOrder: boolean; ip: string };

/**
 * The files of a ZIP, each with the bytes this person is given: their own copy where the author asked for one. Null while a copy is
 * not ready. The right is asked again when a file's turn comes: what was given back meanwhile cuts the ZIP short.
 */
export async function gatherMembers(
  userId: string,
  files: readonly BundledFile[],
  { isOrder, ip }: Sending,
): Promise<ZipMember[] | null> {
  const until = Date.now() + COPIES_WAIT_MS;
  const names = distinctNames(
    files.map((file) => (isOrder ? `${safeFileName(file.title, "material")}/` : "") + safeFileName(file.name)),
  );
  const members: ZipMember[] = [];
  for (const [index, { entitlementId, fileId }] of files.entries()) {
    const found = await findDownload(userId, entitlementId, fileId);
    if (!found) return null;
    const served = await servedFile(found, { entitlementId, fileId }, Math.max(0, until - Date.now()));
    if (served.state !== "pronto") return null;
    const { storageKey } = served.file;
    const object = await storage().head(storageKey);
    if (!object) throw new Error(`missing object ${storageKey}`);
    members.push({
      name: names[index] ?? fileId,
      sizeBytes: object.sizeBytes,
      at: new Date(),
      async open() {
        if (!(await findDownload(userId, entitlementId, fileId))) throw new Error("access ended during a ZIP");
        await recordDownload({ entitlementId, fileId, how: "baixado", from: "beginning", ip });
        return (await storage().open(storageKey)).stream as AsyncIterable<Buffer>;
      },
    });
  }
  return members;
}
