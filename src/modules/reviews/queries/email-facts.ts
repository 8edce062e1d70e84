import { sql } from "drizzle-orm";
import type { Db } from "#platform/db.ts";
import { col, defineRow, readRows } from "#platform/read.ts";

type EmailFacts = {
  title: string;
  slug: string;
  authorName: string;
  ownerId: string;
  ownerEmail: string;
  buyerId: string;
  buyerName: string;
  buyerEmail: string;
  orderNumber: number;
  isPublished: boolean;
};

const EMAIL_FACTS = defineRow<EmailFacts>({
  title: col.text`p.title`,
  slug: col.text`p.slug`,
  authorName: col.text`s.author_name`,
  ownerId: col.text`a.id`,
  ownerEmail: col.text`a.email`,
  buyerId: col.text`b.id`,
  buyerName: col.text`b.name`,
  buyerEmail: col.text`b.email`,
  orderNumber: col.int`o.number`,
  isPublished: col.bool`r.status = 'publicada'`,
});

/** Who a review is between, as emails name them. */
export async function findEmailFacts(on: Db, reviewId: string): Promise<EmailFacts> {
  const rows = await readRows(
    on,
    EMAIL_FACTS,
    sql`select ${EMAIL_FACTS}
    from reviews r join products p on p.id = r.product_id join stores s on s.id = r.store_id
    join users a on a.id = s.owner_id join users b on b.id = r.user_id join orders o on o.id = r.order_id
    where r.id = ${reviewId}`,
  );
  const [facts] = rows;
  if (!facts) throw new Error("no review");
  return facts;
}
