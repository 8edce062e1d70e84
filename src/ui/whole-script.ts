/**
 * Goes inline in the head: whoever reloads a page or comes back to it goes to the place where they were, so what sleeps below is laid out too.
 */
export const WHOLE_SCRIPT =
  'performance.getEntriesByType("navigation")[0]?.type==="navigate"||(document.documentElement.dataset.whole="")';
