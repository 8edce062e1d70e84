import { toSlug } from "#kit/slug.ts";
import { type PostNode, wordsOf } from "./post-node.ts";

export type PostHeading = { id: string; title: string; level: 2 | 3 };

/** Ids that the page itself uses. */
const OF_THE_PAGE = ["conteudo", "comentarios", "leia-tambem", "materiais-do-texto", "quem-escreveu"];

/** The headings of a body in order, each with an id that no other thing on the page has. Headings without words have none. */
export function headingsOf(body: PostNode): PostHeading[] {
  const taken = new Set(OF_THE_PAGE);
  return (body.content ?? []).flatMap((node): PostHeading[] => {
    const title = node.type === "heading" ? wordsOf(node).trim() : "";
    if (title === "") return [];
    const base = toSlug(title, { fallback: "parte" });
    let id = base;
    for (let n = 2; taken.has(id); n++) id = `${base}-${n}`;
    taken.add(id);
    return [{ id, title, level: node.attrs?.level === 3 ? 3 : 2 }];
  });
}
