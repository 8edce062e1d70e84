import type { PostForm } from "../../rules/post-form.ts";
import { postMessages } from "../messages.ts";

export type PostField = keyof PostForm | "publishAt";
export type Mistakes = Partial<Record<PostField, string>>;

/** Ids of the inputs, so that the summary can lead to them. */
export const POST_FIELD_IDS: Record<PostField, string> = {
  title: "titulo",
  summary: "resumo",
  category: "categoria",
  tags: "palavras",
  cover: "capa",
  coverAlt: "capa-descrita",
  authorName: "assinatura",
  authorAbout: "sobre-quem-assina",
  shelfId: "prateleira",
  body: "texto",
  publishAt: "publicar-em",
};

/** The id of a field's input, by the field. */
export const postFieldId = (field: string): string => (isField(field) ? POST_FIELD_IDS[field] : field);

const isField = (name: string): name is PostField => name in POST_FIELD_IDS;

/** A refusal as the page shows it: a sentence for the whole and one for each field. */
export function readPostRefusal({ reason, fields = {} }: { reason: string; fields?: Record<string, string> }) {
  const mistakes: Record<string, string> = {};
  for (const [name, sentence] of Object.entries(fields)) {
    const [field = ""] = name.replace(/^form\./, "").split(".");
    if (isField(field)) mistakes[field] = sentence;
  }
  const sentences: Record<string, string> = postMessages;
  return { trouble: { reason, message: sentences[reason] ?? postMessages.unavailable }, mistakes };
}
