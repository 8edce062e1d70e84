import type { Stamped } from "../stamp/rules.ts";
import * as all from "./all.ts";
import type { Kind } from "./kind.ts";
import { type Format, FORMATS, isFormat } from "./names.ts";

/** The allow-list: what may be sold here, with all that is known of it. Everything else is read from it. */
export const kinds: Readonly<Record<Format, Kind>> = all satisfies Record<keyof typeof all, Kind> &
  Record<Exclude<keyof typeof all, Format>, never>;

const kindOfExtension = new Map(
  FORMATS.flatMap((format) => kinds[format].extensions.map((extension) => [extension, format] as const)),
);

/** The kind a name claims by its last extension, or null when it claims none we take. */
export function kindOfName(filename: string): Format | null {
  const extension = /\.([a-z0-9]+)$/i.exec(filename)?.[1]?.toLowerCase();
  return (extension && kindOfExtension.get(extension)) || null;
}

/** What is known of a kind as the database names it; null of what is no file of ours, as a link. */
export const kindNamed = (name: string | null): Kind | null => (name !== null && isFormat(name) ? kinds[name] : null);

/** Where a file of this kind may name its buyer; none where it cannot. */
export const stampsOf = (name: string | null): readonly Stamped[] => kindNamed(name)?.stamps ?? [];

/** Nothing tells it safely and nothing here opens it: sold on the word of its author. */
export const isOpaque = (name: string | null): boolean => {
  const kind = kindNamed(name);
  return kind?.signature.by === "name" && kind.preview === null && kind.opens === null;
};
