import { sql } from "drizzle-orm";
import { db } from "#platform/db.ts";
import { col, readRows } from "#platform/read.ts";
import { FILE_PREVIEW_KINDS, type FilePreviewKind } from "./rules.ts";

/** The clip or chapter behind a preview's picture, or the font a specimen is written with. */
export type PreviewContent = {
  kind: FilePreviewKind;
  contentKey: string | null;
  contentType: string | null;
  fileKey: string | null;
  storeName: string;
  isPublic: boolean;
};

/**
 * What is behind a preview, by the id of its picture: for everybody while its product is on sale and its author shows it, for its
 * own store always, for nobody else.
 */
export async function findPreviewContent(imageId: string, storeId: number | null): Promise<PreviewContent | null> {
  const rows = await readRows<PreviewContent & { isOwn: boolean }>(
    db,
    {
      kind: col.oneOf(FILE_PREVIEW_KINDS)`fp.kind`,
      contentKey: col.text.orNull`fp.content_key`,
      contentType: col.text.orNull`fp.content_type`,
      fileKey: col.text.orNull`f.storage_key`,
      storeName: col.text`s.name`,
      isPublic: col.bool`is_published(p) and exists (select 1 from product_previews pv
        join product_version_files vf on vf.file_id = pv.file_id and vf.version_id = p.current_version_id
        where pv.image_id = fp.image_id and pv.product_id = p.id)`,
      isOwn: col.bool`coalesce(p.store_id = ${storeId}::int, false)`,
    },
    (row) => sql`select ${row} from file_previews fp join product_files f on f.id = fp.file_id
      join products p on p.id = f.product_id join stores s on s.id = p.store_id
      where fp.image_id = ${imageId} and f.status = 'limpo' order by 6 desc limit 5`,
  );
  return rows.find((row) => row.isPublic) ?? rows.find((row) => row.isOwn) ?? null;
}
