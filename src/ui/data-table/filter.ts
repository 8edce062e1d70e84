import type { ReactNode } from "react";

export type Choice = { value: string; label: string; count?: number };

/** One way to narrow a list, each kept in the address under its own name. */
export type Filter =
  | {
      kind: "choice";
      param: string;
      label: string;
      choices: readonly Choice[];
      icon?: ReactNode;
      /** Where `choices` are only the first ones: those with these words; null when it could not be asked. */
      find?: (words: string) => Promise<readonly Choice[] | null>;
    }
  /** On or off: `1` when on. */
  | { kind: "toggle"; param: string; label: string; icon?: ReactNode }
  /** Two days, both inclusive, as `YYYY-MM-DD`. */
  | { kind: "period"; from: string; to: string; label: string; icon?: ReactNode };

/** Beyond so many, one types to find a choice. */
export const MOST_AT_A_GLANCE = 12;

/** The names a list's filters have in its address. */
export const paramsOf = (filters: readonly Filter[]): string[] =>
  filters.flatMap((filter) => (filter.kind === "period" ? [filter.from, filter.to] : [filter.param]));
