export type Paper = "rosa" | "canario" | "menta" | "ceu" | "pessego" | "lilas";

/** What the buyer may do: for oneself, in all of one's classes, in work for sale. */
export type License = "pessoal" | "turmas" | "comercial";

export type MarketCategory = {
  slug: string;
  name: string;
  paper: Paper;
  parent: string | null;
  lead: string;
};

export type MarketStore = {
  slug: string;
  name: string;
  authorName: string;
  email: string;
  tagline: string;
  bio: string;
  city: string;
  uf: string;
  paper: Paper;
  /** File name inside db/seed/assets/covers, a square one-ink portrait. */
  portrait: string | null;
  /** Digits only, valid check digits, invented. */
  document: string;
  documentKind: "cpf" | "cnpj";
  legalName: string;
};

export type FileFormat = "PDF" | "DOCX" | "XLSX" | "PPTX" | "PNG" | "SVG" | "WAV" | "ZIP" | "EPUB";

export type FileSpec = {
  name: string;
  format: FileFormat;
  /** What this file is, as a page heading: "Fichas do aluno". */
  label: string;
  productTitle: string;
  kind: string;
  authorName: string;
  /** Root category slug: chooses the words that fill the pages. */
  topic: string;
  /** Sub-category slug: chooses the kind of pages. */
  category: string;
  subject: string | null;
  points: string[];
  tags: string[];
  pages: number;
  seed: number;
};

export type RichMark = { type: "bold" };
export type RichText = { type: "text"; text: string; marks?: RichMark[] };
export type RichBlock =
  | { type: "paragraph"; content: RichText[] }
  | { type: "heading"; attrs: { level: 2 | 3 }; content: RichText[] }
  | { type: "bulletList"; content: { type: "listItem"; content: RichBlock[] }[] };
export type RichDoc = { type: "doc"; content: RichBlock[] };

export type CoverSpec = {
  /** File name inside db/seed/assets/covers when the cover is a ready picture. */
  asset: string | null;
  motif: string;
  title: string;
  subtitle: string;
  width: number;
  height: number;
};

export type MarketProduct = {
  slug: string;
  title: string;
  store: string;
  authorName: string;
  /** Sub-category slug and its root. */
  category: string;
  rootCategory: string;
  kind: string;
  /** As shown on the card: "PDF", "PDF e DOCX". */
  format: string;
  formats: FileFormat[];
  priceCents: number;
  /** The price before the discount, when the product is on offer. */
  formerPriceCents: number | null;
  promise: string;
  points: string[];
  /** Slugs of the products inside, when it is a bundle. */
  contents: string[];
  description: RichDoc;
  tags: string[];
  schoolYear: string | null;
  subject: string | null;
  license: License;
  paper: Paper;
  cover: CoverSpec;
  files: FileSpec[];
  pages: number;
  /** Relative weight in the orders of the demo market, 1 to 100. */
  appeal: number;
  /** Days before the seed's present in which it was published, 6 to 430. */
  ageDays: number;
  seed: number;
};
