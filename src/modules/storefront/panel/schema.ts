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

export type SellerOverview = {
  onSale: number;
  sales: number;
  revenueCents: number;
  downloads: number;
  /** Materials that wait for their author, at most 8. */
  attention: { id: number; title: string; cause: "arquivo" | "bloqueado" | "reprovado" | "rascunho" | "alteracoes" }[];
};

export type Overview = {
  /** The latest five. */
  purchases: { orderId: string; title: string; authorName: string; grantedAt: string }[];
  seller: SellerOverview | null;
};
