import { sql } from "drizzle-orm";
import { numberedSlug, toSlug } from "#kit/slug.ts";
import type { Tx } from "#platform/db.ts";

const MOST_TRIES = 200;

/**
 * The address of a title for this product, held from now on: the first of "cafe", "cafe-2"… that no other product has or had.
 * A product that already has one of them keeps it. The claim is a row with the slug as its key, so two at once never share it.
 */
export async function claimSlug(tx: Tx, product: { id: number; slug: string; isNew: boolean }, title: string): Promise<string> {
  const base = toSlug(title, { fallback: `produto-${product.id}` });
  const isOfBase = product.slug === base || new RegExp(`^${base}-[0-9]+$`).test(product.slug);
  if (!product.isNew && isOfBase) return product.slug;
  for (let n = 1; n <= MOST_TRIES; n++) {
    const slug = numberedSlug(base, n);
    if (await claim(tx, product.id, slug)) return slug;
  }
  const own = `${base}-${product.id}`;
  await claim(tx, product.id, own);
  return own;
}

/** The address a product is leaving still leads to it. */
export async function saveOldSlug(tx: Tx, productId: number, slug: string): Promise<void> {
  await tx.execute(sql`insert into product_slugs (slug, product_id) values (${slug}, ${productId}) on conflict do nothing`);
}

async function claim(tx: Tx, productId: number, slug: string): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    insert into product_slugs (slug, product_id)
    select ${slug}, ${productId} where not exists (select 1 from products where slug = ${slug} and id <> ${productId})
    on conflict (slug) do update set created_at = product_slugs.created_at where product_slugs.product_id = ${productId}`);
  return rowCount === 1;
}
