import { sql } from "drizzle-orm";
import type { Db } from "#platform/db.ts";

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

/** Who a review is between, as emails name them. */
export async function findEmailFacts(on: Db, reviewId: string): Promise<EmailFacts> {
  const { rows } = await on.execute<EmailFacts>(sql`
    select p.title, p.slug, s.author_name as "authorName", a.id as "ownerId", a.email as "ownerEmail", b.id as "buyerId", b.name as "buyerName",
      b.email as "buyerEmail", o.number as "orderNumber", r.status = 'publicada' as "isPublished"
    from reviews r join products p on p.id = r.product_id join stores s on s.id = r.store_id
    join users a on a.id = s.owner_id join users b on b.id = r.user_id join orders o on o.id = r.order_id
    where r.id = ${reviewId}`);
  const [facts] = rows;
  if (!facts) throw new Error("no review");
  return facts;
}
