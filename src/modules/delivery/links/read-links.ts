import { type SQL, sql } from "drizzle-orm";

/** Whether an order opened a link to who bought, and whether it opened nothing else. */
export type OpenedLinks = { hasLinks: boolean; hasOnlyLinks: boolean };

/** SQL of whether an order opened a link, and of whether it opened a file. */
export function openedLinks(orderId: string): { hasLinks: SQL; hasFiles: SQL } {
  const opened = (isLink: SQL) => sql`exists (
    select from entitlements e join product_version_files vf on vf.version_id = e.version_id and opens_file(e, vf)
    left join product_links l on l.file_id = vf.file_id
    where e.order_id = ${orderId} and e.revoked_at is null and ${isLink})`;
  return { hasLinks: opened(sql`l.file_id is not null`), hasFiles: opened(sql`l.file_id is null`) };
}
