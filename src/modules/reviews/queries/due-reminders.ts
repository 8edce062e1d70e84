import { sql } from "drizzle-orm";
import type { Db } from "#platform/db.ts";
import { col, defineRow, readRows } from "#platform/read.ts";

type Due = {
  userId: string;
  productId: number;
  email: string;
  buyerName: string;
  slug: string;
  title: string;
  authorName: string;
};

const DUE = defineRow<Due>({
  userId: col.text`e.user_id`,
  productId: col.int`e.product_id`,
  email: col.text`u.email`,
  buyerName: col.text`u.name`,
  slug: col.text`p.slug`,
  title: col.text`p.title`,
  authorName: col.text`s.author_name`,
});

/** Who downloaded something for the first time some days ago, still has it, said nothing of it and may be asked. */
export async function listDueReminders(
  on: Db,
  { reminderDays, reminderGraceDays }: { reminderDays: number; reminderGraceDays: number },
  limit: number,
): Promise<Due[]> {
  const rows = await readRows(
    on,
    DUE,
    sql`select ${DUE}
    from entitlements e join users u on u.id = e.user_id join products p on p.id = e.product_id join stores s on s.id = p.store_id
    where e.id in (select d.entitlement_id from downloads d
        where d.at <= now() - make_interval(days => ${reminderDays})
          and d.at > now() - make_interval(days => ${reminderDays + reminderGraceDays}))
      and not exists (select 1 from downloads f
        where f.entitlement_id = e.id and f.at <= now() - make_interval(days => ${reminderDays + reminderGraceDays}))
      and e.revoked_at is null and is_published(p) and s.owner_id <> e.user_id
      and not exists (select 1 from review_reminders m where m.user_id = e.user_id and m.product_id = e.product_id)
      and not exists (select 1 from reviews r where r.user_id = e.user_id and r.product_id = e.product_id)
      and not exists (select 1 from notification_stops x
        where x.user_id = e.user_id and x.event = 'avaliacao.lembrete' and x.channel = 'email')
    order by e.id limit ${limit}`,
  );
  return rows;
}
