const unread = new Set<Promise<unknown>>();

/** Registers the loading of the code of a part that pages show from their first render. */
export function addDrawnPart(read: Promise<unknown>): void {
  unread.add(read);
  void read.finally(() => unread.delete(read)).catch(() => undefined);
}

/** Resolves when the code of every registered part has loaded or failed: a synchronous render started after this has no missing parts. */
export async function drawnPartsRead(): Promise<void> {
  if (unread.size > 0) await Promise.allSettled(unread);
}
