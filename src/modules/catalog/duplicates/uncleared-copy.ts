import { type SQL, sql } from "drizzle-orm";

/**
 * Inside a SELECT, beside a file `f` of a product `p`: it repeats a file that another store published, and this store never published
 * the same bytes. What a person once let through, or was on sale before, does not wait again.
 */
export const isUnclearedCopy: SQL = sql`(exists (
    select 1 from product_files t join products tp on tp.id = t.product_id
    where t.id = f.twin_file_id and tp.store_id <> p.store_id)
  and not exists (
    select 1 from product_files own join products op on op.id = own.product_id and op.store_id = p.store_id
      join product_version_files ov on ov.file_id = own.id
    where own.sha256 = f.sha256))`;
