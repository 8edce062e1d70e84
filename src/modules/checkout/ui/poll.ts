const FIRST_WAIT_MS = 3_000;
const LONGEST_WAIT_MS = 10_000;
const GROWTH = 1.3;

/**
 * Calls `ask` at growing intervals, never while the page is hidden, and at once when the person returns to it. A fallback for events
 * that do not arrive. Returns a function that stops it.
 */
export function poll(ask: () => Promise<void>, firstWaitMs = FIRST_WAIT_MS): () => void {
  let waitMs = firstWaitMs;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  const schedule = () => {
    clearTimeout(timer);
    if (isOver || document.hidden) return;
    timer = setTimeout(() => {
      waitMs = Math.min(LONGEST_WAIT_MS, waitMs * GROWTH);
      void ask().finally(schedule);
    }, waitMs);
  };
  const back = () => {
    if (document.hidden) return clearTimeout(timer);
    waitMs = firstWaitMs;
    void ask().finally(schedule);
  };
  schedule();
  document.addEventListener("visibilitychange", back);
  window.addEventListener("focus", back);
  return () => {
    isOver = true;
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", back);
    window.removeEventListener("focus", back);
  };
}
