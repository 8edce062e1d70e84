import { sql } from "drizzle-orm";
import { isOffered, withSeller } from "#modules/catalog/queries/sellable.ts";
import { isPostCategory } from "#modules/content/posts/rules/post-category.ts";
import { findCouponLanding } from "#modules/coupons/queries/landing.ts";
import { db } from "#platform/db.ts";
import { col, defineRow, readRows } from "#platform/read.ts";
import { PAPERS, type Paper } from "#kit/papers.ts";
import type { Shared, SharedKind } from "../rules/share-address.ts";
import { SHARED_PLATFORM, sharedCoupon, sharedPost, sharedProduct, sharedStore } from "../rules/shared-things.ts";

type Cover = { id: string } | null;
type Product = { id: number; title: string; authorName: string; paper: Paper; cover: Cover };
type Store = { id: number; authorName: string; tagline: string; paper: Paper; portraitId: string | null };
type Post = { id: number; title: string; authorName: string; category: string; cover: Cover };

/** What the sharing picture of a thing shows now; null when its page is not open to everybody. */
export const findShared = (kind: SharedKind, key: string): Promise<Shared<Paper> | null> => FINDERS[kind](key);

const PRODUCT = defineRow<Product>({
  id: col.int`p.id`,
  title: col.text`p.title`,
  paper: col.oneOf(PAPERS)`p.paper`,
  authorName: col.text`s.author_name`,
  cover: col.shape({ id: col.text })
    .orNull`case when p.cover_image_id is not null then json_build_object('id', p.cover_image_id) end`,
});

const STORE = defineRow<Store>({
  id: col.int`id`,
  authorName: col.text`author_name`,
  tagline: col.text`tagline`,
  paper: col.oneOf(PAPERS)`paper`,
  portraitId: col.text.orNull`portrait_key`,
});

const POST = defineRow<Post>({
  id: col.int`id`,
  title: col.text`live->>'title'`,
  authorName: col.text`live->>'authorName'`,
  category: col.text`live->>'category'`,
  cover: col.shape({ id: col.text }).orNull`nullif(live->'cover', 'null')`,
});

const FINDERS: Record<SharedKind, (key: string) => Promise<Shared<Paper> | null>> = {
  produto: async (key) => {
    const rows = await readRows(
      db,
      PRODUCT,
      sql`
      select ${PRODUCT}
      from products p ${withSeller} where p.id = ${numberOf(key)} and ${isOffered}`,
    );
    return rows[0] ? sharedProduct(rows[0]) : null;
  },
  loja: async (key) => {
    const rows = await readRows(
      db,
      STORE,
      sql`
      select ${STORE}
      from stores where id = ${numberOf(key)} and is_open(stores)`,
    );
    return rows[0] ? sharedStore(rows[0]) : null;
  },
  blog: async (key) => {
    const rows = await readRows(
      db,
      POST,
      sql`
      select ${POST}
      from posts post where id = ${numberOf(key)} and post.status = 'publicado'`,
    );
    const [post] = rows;
    return post ? sharedPost({ ...post, category: isPostCategory(post.category) ? post.category : "da-feira" }) : null;
  },
  casa: (key) => Promise.resolve(key === SHARED_PLATFORM.key ? SHARED_PLATFORM : null),
  cupom: async (key) => {
    const landing = await findCouponLanding(key);
    return landing.state === "desconhecida" ? null : sharedCoupon(landing);
  },
};

/** An impossible number finds nothing. */
const numberOf = (key: string): number => (/^[1-9][0-9]{0,8}$/.test(key) ? Number(key) : 0);
