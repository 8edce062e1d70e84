import { eq, sql } from "drizzle-orm";
import type { RecipientStatus } from "#modules/payments/recipients/rules.ts";
import { recipients } from "#modules/payments/tables/recipients.ts";
import { stores } from "#modules/stores/tables.ts";
import { db } from "#platform/db.ts";
import type { Viewer } from "#platform/session.ts";
import type { Overview, PanelFrame, SellerOverview } from "./schema.ts";

/** The person and, when they have one, their store. */
export async function readPanelFrame(viewer: Viewer): Promise<PanelFrame> {
  const { name, email, isAdmin, storeId } = viewer;
  if (storeId === null) return { name, email, isAdmin, store: null };
  const [store] = await db
    .select({
      slug: stores.slug,
      name: stores.name,
      authorName: stores.authorName,
      paper: stores.paper,
      portraitId: stores.portraitKey,
      status: stores.status,
      recipient: sql<RecipientStatus>`coalesce(${recipients.status}, 'sem_cadastro')`,
      needsProof: sql<boolean>`coalesce(${recipients.kycReason} = 'additional_documents_required', false)`,
    })
    .from(stores)
    .leftJoin(recipients, eq(recipients.storeId, stores.id))
    .where(eq(stores.id, storeId));
  if (!store) return { name, email, isAdmin, store: null };
  const { status, ...shown } = store;
  return { name, email, isAdmin, store: { ...shown, isOpen: status === "aprovada" } };
}

/** What the person bought lately and, for authors, how the store is doing. */
export async function readOverview(viewer: Viewer): Promise<Overview> {
  const [purchases, seller] = await Promise.all([
    db.execute<Overview["purchases"][number]>(sql`
      select e.order_id as "orderId", i.title, s.author_name as "authorName",
        to_char(e.granted_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "grantedAt"
      from entitlements e join order_items i on i.id = e.order_item_id join stores s on s.id = i.store_id
      where e.user_id = ${viewer.userId} and e.revoked_at is null order by e.granted_at desc, e.id desc limit 5`),
    viewer.storeId === null ? null : readSeller(viewer.storeId),
  ]);
  return { purchases: purchases.rows, seller };
}

async function readSeller(storeId: number): Promise<SellerOverview> {
  const [totals, attention] = await Promise.all([
    db.execute<Omit<SellerOverview, "attention">>(sql`
      select count(*) filter (where p.status = 'publicado')::int as "onSale", coalesce(sum(st.sales), 0)::int as sales,
        coalesce(sum(st.revenue_cents), 0)::bigint as "revenueCents", coalesce(sum(st.downloads), 0)::int as downloads
      from products p left join product_stats st on st.product_id = p.id where p.store_id = ${storeId}`),
    db.execute<SellerOverview["attention"][number]>(sql`
      select p.id, coalesce(p.draft->>'title', p.title) as title, case
          when exists (select 1 from product_files f where f.product_id = p.id and f.removed_at is null and f.status in ('invalido', 'infectado')) then 'arquivo'
          when p.status = 'bloqueado' then 'bloqueado' when p.status = 'reprovado' then 'reprovado'
          when p.status = 'rascunho' then 'rascunho' else 'alteracoes' end as cause
      from products p
      where p.store_id = ${storeId} and p.status <> 'arquivado' and (p.draft is not null or p.status in ('bloqueado', 'reprovado')
        or exists (select 1 from product_files f where f.product_id = p.id and f.removed_at is null and f.status in ('invalido', 'infectado')))
      order by p.updated_at desc limit 8`),
  ]);
  return { ...(totals.rows[0] ?? { onSale: 0, sales: 0, revenueCents: 0, downloads: 0 }), attention: attention.rows };
}
