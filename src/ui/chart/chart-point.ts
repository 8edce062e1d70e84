/** A slot of a chart along its baseline. */
export type ChartPoint = {
  key: string;
  /** Under the baseline: "18 mar." */
  label: string;
  /** In the tooltip and aloud: "qua., 18 mar. 2026". */
  title: string;
  /** Where Enter or a click leads. */
  href?: string;
  /** Not over yet: drawn dashed. */
  isPartial?: boolean;
  /** What happened here, in words. */
  notes?: readonly string[];
};

/** Colours by role, in the order of the design: the main measure, the second, the third. */
export type ChartColour = "c1" | "c2" | "c4" | "muted";
export const FILL: Record<ChartColour, string> = { c1: "fill-c1", c2: "fill-c2", c4: "fill-c4", muted: "fill-muted" };
export const STROKE: Record<ChartColour, string> = {
  c1: "stroke-c1",
  c2: "stroke-c2",
  c4: "stroke-c4",
  muted: "stroke-muted",
};
