import type { Kind } from "./kind.ts";
import { isOpaque, kindNamed } from "./kinds.ts";

/** What a screen shows of the kind of a file, so that a browser needs no list of them. */
export type ShownKind = Pick<Kind, "words" | "icon" | "opens" | "stamps"> & {
  mayBeCover: boolean;
  /** Sold on the word of its author. */
  isOpaque: boolean;
};

export function shownKind(name: string | null): ShownKind | null {
  const kind = kindNamed(name);
  if (!kind) return null;
  const { words, icon, opens, stamps, inspection } = kind;
  return {
    words,
    icon,
    opens,
    stamps,
    mayBeCover: inspection.by === "picture" && inspection.mayBeCover === true,
    isOpaque: isOpaque(name),
  };
}
