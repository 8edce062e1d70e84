import { brand } from "#kit/brand/brand.ts";
import type { PostCategory } from "./post-category.ts";
import { EMPTY_BODY, plainBody, type PostNode } from "./post-node.ts";

export type PostPicture = { id: string; width: number; height: number };

/** What is written of a post. */
export type PostForm = {
  title: string;
  summary: string;
  category: PostCategory | null;
  tags: string[];
  cover: PostPicture | null;
  /** What the cover shows, for who does not see it. */
  coverAlt: string;
  authorName: string;
  authorAbout: string;
  /** The category whose products go under the text; posts are stored with this key. */
  shelfId: number | null;
  body: PostNode;
};

export const MOST_TAGS = 8;

/** A post with nothing written, signed by the platform. */
export const blankPost = (): PostForm => ({
  title: "",
  summary: "",
  category: null,
  tags: [],
  cover: null,
  coverAlt: "",
  authorName: `Redação ${brand.of}`,
  authorAbout: "Quem cuida do site.",
  shelfId: null,
  body: EMPTY_BODY,
});

/** What is missing for a post to be read by anyone, by field; empty when nothing is. */
export function missingIn(form: PostForm): Partial<Record<keyof PostForm, string>> {
  return {
    ...(form.title ? {} : { title: "Escreva o título." }),
    ...(form.summary ? {} : { summary: "Escreva o resumo: ele aparece nas listas e nas buscas." }),
    ...(form.category ? {} : { category: "Escolha a categoria." }),
    ...(form.authorName ? {} : { authorName: "Diga quem assina." }),
    ...(form.cover && !form.coverAlt ? { coverAlt: "Descreva a imagem para quem não a vê." } : {}),
    ...(plainBody(form.body) ? {} : { body: "Escreva o texto." }),
  };
}
