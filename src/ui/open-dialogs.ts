import { useSyncExternalStore } from "react";

/** Over the page, the topmost last. */
let dialogs: readonly HTMLDialogElement[] = [];
const watchers = new Set<() => void>();

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

function change(next: readonly HTMLDialogElement[]): void {
  dialogs = next;
  document.documentElement.toggleAttribute("data-held", next.length > 0);
  watchers.forEach((watcher) => watcher());
}

/** Counts a modal as over the page, which does not scroll beneath it, until what it answers is called. */
export function putOnTop(dialog: HTMLDialogElement): () => void {
  change([...dialogs, dialog]);
  return () => change(dialogs.filter((one) => one !== dialog));
}

/** The one modal in reach: whatever is outside it can be neither pressed nor read. Null when the page is in reach. */
export function useTopDialog(): HTMLDialogElement | null {
  return useSyncExternalStore(
    watch,
    () => dialogs.at(-1) ?? null,
    () => null,
  );
}
