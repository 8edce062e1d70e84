/** What the days asked for are compared with: as many right before, or the same of a year ago. */
export const COMPARISONS = ["anterior", "ano"] as const;
export type Comparison = (typeof COMPARISONS)[number];
