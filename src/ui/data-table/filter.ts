import type { ReactNode } from "react";

export type Choice = { value: string; label: string; count?: number };

/** One way to narrow a list, each kept in the address under its own name. */
export type Filter =
  | { kind: "choice"; param: string; label: string; choices: readonly Choice[]; icon?: ReactNode }
  /** On or off: `1` when on. */
  | { kind: "toggle"; param: string; label: string; icon?: ReactNode }
  /** Two days, both inclusive, as `YYYY-MM-DD`. */
  | { kind: "period"; from: string; to: string; label: string; icon?: ReactNode };

/** The names a list's filters have in its address. */
export const paramsOf = (filters: readonly Filter[]): string[] =>
  filters.flatMap((filter) => (filter.kind === "period" ? [filter.from, filter.to] : [filter.param]));
