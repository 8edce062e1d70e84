import type { RecipientStatus } from "#modules/payments/recipients/rules.ts";
import type { ProductCardFacts } from "#modules/catalog/schema/product-card.ts";
import type { AdminRole } from "#kit/admin-roles.ts";
import type { Paper } from "#kit/papers.ts";

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
export type PanelFrame = {
  name: string;
  email: string;
  /** What they may be in the administration, open or not. */
  adminRoles: AdminRole[];
  store: PanelStore | null;
  /** Applied to sell: has no store to show yet, and may prepare products. */
  isPreparing?: boolean;
};

/** One thing to do about a purchase or a card: `ref` says which, `label` names it (an order's number, a title, a card's last four). */
export type NextStep = { kind: "pagar" | "baixar" | "edicao" | "cartao"; ref: string; label: string };

export type Overview = {
  /** At most six. */
  steps: NextStep[];
  /** The latest five. */
  purchases: { orderId: string; title: string; authorName: string; grantedAt: string }[];
  /** Cheaper now than when kept, and lately published by followed stores; four of each, nothing that is already theirs. */
  onSale: ProductCardFacts[];
  news: ProductCardFacts[];
};

export type PanelSearch = { q: string };

/** What the palette found of this person's own: purchases and sales by number or title, products bought and made by title. */
export type PanelFound = {
  orders: { orderId: string; number: number; title: string; isSale: boolean }[];
  materials: { ref: string; title: string; isOwnProduct: boolean }[];
};
