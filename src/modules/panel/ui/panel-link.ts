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
