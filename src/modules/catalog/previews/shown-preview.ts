import { type SQL, sql } from "drizzle-orm";
import { col } from "#platform/read.ts";
import { PREVIEW_KINDS } from "../kinds/kind.ts";
import type { PreviewFacts } from "./rules.ts";

/** A preview as the gallery takes it: see `ShownPreview`. */
export const SHOWN_PREVIEW = col.shape({
  id: col.text,
  width: col.int,
  height: col.int,
  pageNumber: col.int,
  kind: col.oneOf(PREVIEW_KINDS),
  hasContent: col.bool,
  fileName: col.text,
  facts: col.stored<PreviewFacts>(),
});

/** It, of the picture `pi`, the file `pf` and what was made of it, `fp`, if anything was. */
export const shownPreview = (pageNumber: SQL): SQL => sql`json_build_object('id', pi.id, 'width', pi.width, 'height', pi.height,
  'pageNumber', ${pageNumber}, 'kind', coalesce(fp.kind, 'pagina'), 'hasContent', fp.content_key is not null,
  'fileName', pf.name, 'facts', coalesce(fp.facts, '{}'))`;
