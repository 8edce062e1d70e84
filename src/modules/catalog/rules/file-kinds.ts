import { documents } from "./kinds/documents.ts";
import type { Kind } from "./kinds/kind.ts";
import { others } from "./kinds/others.ts";
import { pictures } from "./kinds/pictures.ts";
import { recordings } from "./kinds/recordings.ts";
import type { Format } from "./formats.ts";

/** The allow-list: what may be sold here, how it is told and how it is labelled when it leaves. Everything else is read from it. */
export const fileKinds: Readonly<Record<Format, Kind>> = { ...documents, ...pictures, ...recordings, ...others } satisfies Record<
  Format,
  Kind
> &
  Record<Exclude<keyof typeof documents | keyof typeof pictures | keyof typeof recordings | keyof typeof others, Format>, never>;

export type FileKind = Format;

const kindOfExtension = new Map(
  (Object.entries(fileKinds) as [FileKind, Kind][]).flatMap(([kind, { extensions }]) =>
    extensions.map((extension) => [extension, kind] as const),
  ),
);

/** The kind a name claims by its last extension, or null when it claims none we take. */
export function kindOfName(filename: string): FileKind | null {
  const extension = /\.([a-z0-9]+)$/i.exec(filename)?.[1]?.toLowerCase();
  return (extension && kindOfExtension.get(extension)) || null;
}
