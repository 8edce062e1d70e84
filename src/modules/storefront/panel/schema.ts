import type { RecipientStatus } from "#modules/payments/recipients/rules.ts";
import type { Paper } from "#ui/papers.ts";

export type PanelStore = {
  slug: string;
  name: string;
  authorName: string;
  paper: Paper;
  portraitId: string | null;
  /** Only an approved store has a page to be seen. */
  isOpen: boolean;
  /** Where its author stands with the payment provider, and whether only a proof of identity is missing. */
  recipient: RecipientStatus;
  needsProof: boolean;
};

/** Who is working, as the frame around every page of the panel shows it. */
export type PanelFrame = { name: string; email: string; isAdmin: boolean; store: PanelStore | null };

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
