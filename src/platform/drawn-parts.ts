const unread = new Set<Promise<unknown>>();

/** Notes a part that pages hold from their first drawing and whose code is still being read. */
export function addDrawnPart(read: Promise<unknown>): void {
  unread.add(read);
  void read.finally(() => unread.delete(read)).catch(() => undefined);
}

/** Once the code of every part noted so far was read, or could not be: what is drawn in one go from then on has no hole in their place. */
export async function drawnPartsRead(): Promise<void> {
  if (unread.size > 0) await Promise.allSettled(unread);
}
