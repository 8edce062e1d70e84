/** What the days asked for are compared with: as many right before (when nothing is said), the same of a year ago, or nothing. */
export const COMPARISONS = ["anterior", "ano", "nao"] as const;
export type Comparison = (typeof COMPARISONS)[number];
