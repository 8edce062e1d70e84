import { stripUnstorable } from "#kit/text.ts";
import type { PreviewKind } from "../kinds/kind.ts";
import { kindNamed } from "../kinds/kinds.ts";

/** A preview made of a whole file, not of one page of it. */
export type FilePreviewKind = Exclude<PreviewKind, "pagina">;

export const FILE_PREVIEW_KINDS = ["imagem", "audio", "video", "livro", "fonte", "pacote"] as const satisfies FilePreviewKind[];

/** How a kind of file is shown before it is bought, or null when we have no way. A PDF is shown by its pages. */
export function filePreviewOf(kind: string | null): FilePreviewKind | null {
  const shows = kindNamed(kind)?.preview?.shows ?? "pagina";
  return shows === "pagina" ? null : shows;
}

/** What is told of a file beside its picture. Seconds are of the whole recording; `entryCount` counts every file of a ZIP. `words`: what
 * stands under the picture that was drawn of it. */
export type PreviewFacts = {
  seconds?: number;
  entries?: { name: string; sizeBytes: number }[];
  entryCount?: number;
  family?: string;
  chapter?: string;
  words?: string;
};

/** The facts as the database keeps them, whatever letters the file has in its names. */
export function storableFacts({ entries, family, chapter, words, ...numbers }: PreviewFacts): PreviewFacts {
  return {
    ...numbers,
    ...(entries && { entries: entries.map((entry) => ({ ...entry, name: stripUnstorable(entry.name) })) }),
    ...(family && { family: stripUnstorable(family) }),
    ...(chapter && { chapter: stripUnstorable(chapter) }),
    ...(words && { words: stripUnstorable(words) }),
  };
}
