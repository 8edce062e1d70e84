import { sql } from "drizzle-orm";
import { isOffered, withSeller } from "#modules/catalog/queries/sellable.ts";
import { isPostCategory } from "#modules/content/posts/rules/post-category.ts";
import { findCouponLanding } from "#modules/coupons/queries/landing.ts";
import { db } from "#platform/db.ts";
import type { Paper } from "#kit/papers.ts";
import type { Shared, SharedKind } from "../rules/share-address.ts";
import { sharedCoupon, sharedPost, sharedProduct, sharedStore } from "../rules/shared-things.ts";

type Cover = { id: string } | null;
type Product = { id: number; title: string; authorName: string; paper: Paper; cover: Cover };
type Store = { id: number; authorName: string; tagline: string; paper: Paper; portraitId: string | null };
type Post = { id: number; title: string; authorName: string; category: string; cover: Cover };

/** What the sharing picture of a thing shows now; null when its page is not open to everybody. */
export const findShared = (kind: SharedKind, key: string): Promise<Shared<Paper> | null> => FINDERS[kind](key);

const FINDERS: Record<SharedKind, (key: string) => Promise<Shared<Paper> | null>> = {
  produto: async (key) => {
    const { rows } = await db.execute<Product>(sql`
      select p.id, p.title, p.paper, s.author_name as "authorName",
        case when p.cover_image_id is not null then json_build_object('id', p.cover_image_id) end as cover
      from products p ${withSeller} where p.id = ${numberOf(key)} and ${isOffered}`);
    return rows[0] ? sharedProduct(rows[0]) : null;
  },
  loja: async (key) => {
    const { rows } = await db.execute<Store>(sql`
      select id, author_name as "authorName", tagline, paper, portrait_key as "portraitId"
      from stores where id = ${numberOf(key)} and is_open(stores)`);
    return rows[0] ? sharedStore(rows[0]) : null;
  },
  blog: async (key) => {
    const { rows } = await db.execute<Post>(sql`
      select id, live->>'title' as title, live->>'authorName' as "authorName",
        live->>'category' as category, nullif(live->'cover', 'null') as cover
      from posts post where id = ${numberOf(key)} and post.status = 'publicado'`);
    const [post] = rows;
    return post ? sharedPost({ ...post, category: isPostCategory(post.category) ? post.category : "da-feira" }) : null;
  },
  cupom: async (key) => {
    const landing = await findCouponLanding(key);
    return landing.state === "desconhecida" ? null : sharedCoupon(landing);
  },
};

/** An impossible number finds nothing. */
const numberOf = (key: string): number => (/^[1-9][0-9]{0,8}$/.test(key) ? Number(key) : 0);
