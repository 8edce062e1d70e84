import type { LucideIcon } from "lucide-react";

export type PanelLink = {
  href: string;
  label: string;
  /** Where a label of one word must do. */
  short: string;
  icon: LucideIcon;
  isHere: (place: Place) => boolean;
};

export type PanelGroup = { label: string | null; links: PanelLink[] };

export type Place = { pathname: string; tab: string | undefined };

/** The tab that a page found itself to belong to, in what its route read: an order is a sale to whoever sold it, whatever its address says. */
export function tabRead(data: unknown): string | undefined {
  return typeof data === "object" && data !== null && "tab" in data && typeof data.tab === "string" ? data.tab : undefined;
}
