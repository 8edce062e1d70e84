import { readChoice } from "#kit/search-params.ts";
import type { WindowName } from "./rules/windows.ts";

/** What the overview reads from its address: the days of its figures, 30 when nothing is said. */
export type OverviewSearch = { periodo?: Exclude<WindowName, "30"> | undefined };

export const readOverviewSearch = (raw: Record<string, unknown>): OverviewSearch => ({
  periodo: readChoice(raw.periodo, ["hoje", "7"]),
});
