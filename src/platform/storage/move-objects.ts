import type { Storage } from "./storage.ts";

export type Moved = { copied: number; there: number; deleted: number };

/**
 * Copies every object to another store, comparing sizes, while both are in use; run again, it copies only new objects. `deletes`: removes
 * each from the old store once the new one has it complete.
 */
export async function moveObjects(from: Storage, to: Storage, deletes: boolean): Promise<Moved> {
  const moved: Moved = { copied: 0, there: 0, deleted: 0 };
  for await (const key of from.list("")) {
    const object = await from.head(key);
    if (!object) continue;
    if ((await to.head(key))?.sizeBytes === object.sizeBytes) moved.there++;
    else {
      const { stream, contentType, sizeBytes } = await from.open(key);
      await to.put(key, stream, { contentType, sizeBytes });
      moved.copied++;
    }
    if (!deletes) continue;
    await from.delete(key);
    moved.deleted++;
  }
  return moved;
}
