import { fileKinds } from "./file-kinds.ts";
import { isFormat } from "./formats.ts";
import { KIND_GROUPS } from "./kinds/kind.ts";

/** What a file is, in a word or two: "PDF", "STUDIO3, para Silhouette Studio". */
export function kindWords(kind: string): string {
  const program = isFormat(kind) ? fileKinds[kind].program : undefined;
  return program ? `${kind.toUpperCase()}, para ${program}` : kind.toUpperCase();
}

/** Every ending that may be sent, as a file input wants them. */
export const ACCEPTED_ENDINGS = Object.values(fileKinds)
  .flatMap(({ extensions }) => extensions.map((extension) => `.${extension}`))
  .join(",");

/** The list of formats by group, as authors read it: "Imagens" and "PNG, JPG, JPEG…". */
export const listKinds = (): { group: string; endings: string }[] =>
  KIND_GROUPS.map((group) => ({
    group,
    endings: Object.values(fileKinds)
      .filter((kind) => kind.group === group)
      .flatMap(({ extensions }) => extensions.map((extension) => extension.toUpperCase()))
      .join(", "),
  }));
