import { type SQL, sql } from "drizzle-orm";
import { dayBoundsSp } from "#kit/dates.ts";
import { type OrderNeedle, readNeedle } from "../rules.ts";
import type { AdminOrdersSearch } from "../search.ts";

/** The orders `o` that the search and the filters find, whatever the tab. */
export function foundBy({ busca, meio, de, ate }: AdminOrdersSearch): SQL {
  const needles = readNeedle(busca ?? "");
  const since = de && dayBoundsSp(de)?.start.toISOString();
  const until = ate && dayBoundsSp(ate)?.end.toISOString();
  return sql`${needles.length === 0 ? sql`true` : sql`(${sql.join(needles.map(condition), sql` or `)})`}
    ${meio ? sql`and o.payment_method = ${meio}` : sql``}
    ${since ? sql`and o.created_at >= ${since}::timestamptz` : sql``}
    ${until ? sql`and o.created_at <= ${until}::timestamptz` : sql``}`;
}

function condition(needle: OrderNeedle): SQL {
  switch (needle.by) {
    case "email":
      return sql`lower(o.buyer_email) = ${needle.value}`;
    case "document":
      return sql`o.buyer_document = ${needle.value}`;
    case "number":
      return sql`o.number = ${needle.value}`;
    case "id":
      return sql`(o.id = ${needle.value} or exists (select 1 from payment_attempts a where a.order_id = o.id and a.id = ${needle.value}))`;
    case "provider":
      return sql`exists (select 1 from payment_attempts a where a.order_id = o.id
        and (a.provider_charge_id = ${needle.value} or a.provider_order_id = ${needle.value}))`;
    case "words": {
      const like = `%${needle.value.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
      return sql`o.id in (select b.id from orders b where search_fold(b.buyer_name) like search_fold(${like})
        union all select i.order_id from order_items i join products p on p.id = i.product_id
          where p.published_at is not null and search_fold(p.title) like search_fold(${like}))`;
    }
  }
}
