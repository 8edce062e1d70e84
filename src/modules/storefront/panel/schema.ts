import type { Paper } from "#ui/papers.ts";

export type PanelStore = {
  slug: string;
  name: string;
  authorName: string;
  paper: Paper;
  portraitId: string | null;
  /** Only an approved store has a page to be seen. */
  isOpen: boolean;
};

/** Who is working, as the frame around every page of the panel shows it. */
export type PanelFrame = { name: string; email: string; store: PanelStore | null };
