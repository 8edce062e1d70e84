import type { Uf } from "#kit/uf.ts";
import type { Paper } from "#kit/papers.ts";

/** One part of a store's page, in the author's order. The whole list always comes after them. */
export type StoreSection =
  | { id: string; kind: "destaques"; title: string; productIds: number[] }
  | { id: string; kind: "texto"; title: string; text: string }
  | { id: string; kind: "prateleiras" | "mais_vendidos" | "novidades" };

export type SectionKind = StoreSection["kind"];

/** What a store promises of its own; '' where it says nothing. */
export type StorePolicies = { suporte: string; atualizacoes: string; encomendas: string };

/** Everything an author arranges of how the store looks. Pictures by the id of one of our images. */
export type StorePageForm = {
  name: string;
  authorName: string;
  tagline: string;
  bio: string;
  city: string;
  uf: Uf | "";
  paper: Paper;
  portraitId: string | null;
  bannerId: string | null;
  /** Where else the author is, https addresses. */
  links: string[];
  sections: StoreSection[];
  policies: StorePolicies;
};

export type StorePageField = "name" | "authorName" | "tagline" | "bio" | "city" | "links" | "sections" | "policies";

/** A store page as its author changes it: what is being made, and what visitors see. */
export type MyStorePage = {
  revision: number;
  form: StorePageForm;
  published: StorePageForm;
  savedAt: Date | null;
  publishedAt: Date | null;
};

export const STORE_PAGE_LENGTHS = {
  name: 60,
  authorName: 60,
  tagline: 90,
  bio: 1_200,
  city: 60,
  sectionTitle: 60,
  sectionText: 800,
  policy: 400,
} as const;
export const MOST_LINKS = 4;
export const MOST_SECTIONS = 8;
export const MOST_PICKED = 8;
/** Kinds a page has once: they hold nothing of their own. */
export const SINGLE_KINDS: readonly SectionKind[] = ["prateleiras", "mais_vendidos", "novidades"];
export const NO_POLICIES: StorePolicies = { suporte: "", atualizacoes: "", encomendas: "" };
/** How a store shows until its author arranges it. */
export const DEFAULT_SECTIONS: StoreSection[] = [{ id: "prateleiras", kind: "prateleiras" }];
