import { type SQL, sql } from "drizzle-orm";
import { type OrderNeedle, readNeedle } from "../../orders/rules.ts";
import type { PeopleSearch, PeopleTab } from "../search.ts";

const orderOf = (condition: SQL): SQL => sql`exists (select 1 from orders o where o.user_id = u.id and ${condition})`;

/** People (alias `u`) by anything they are known by: name, e-mail, document, or one of their orders. */
function condition(needle: OrderNeedle): SQL {
  switch (needle.by) {
    case "email":
      return sql`(u.email = ${needle.value} or ${orderOf(sql`lower(o.buyer_email) = ${needle.value}`)})`;
    case "document":
      return sql`(u.document = ${needle.value} or exists (select 1 from stores s where s.owner_id = u.id and s.document = ${needle.value}))`;
    case "number":
      return orderOf(sql`o.number = ${needle.value}`);
    case "id":
      return sql`(u.id = ${needle.value} or ${orderOf(sql`o.id = ${needle.value}`)})`;
    case "provider":
      return orderOf(sql`exists (select 1 from payment_attempts a where a.order_id = o.id
        and (a.provider_charge_id = ${needle.value} or a.provider_order_id = ${needle.value}))`);
    case "words": {
      const like = `%${needle.value.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
      return sql`(search_fold(u.name) like search_fold(${like})
        or exists (select 1 from stores s where s.owner_id = u.id and search_fold(s.name) like search_fold(${like})))`;
    }
  }
}

/** Who the search and the filters find, whatever the tab. */
export function foundBy({ busca, suspensa }: PeopleSearch): SQL {
  const needles = readNeedle(busca ?? "");
  const known = needles.length === 0 ? sql`true` : sql`(${sql.join(needles.map(condition), sql` or `)})`;
  return suspensa ? sql`${known} and ${suspensa} = any(u.suspended_from)` : known;
}

/** Who a tab holds. */
export const TABS: Record<PeopleTab, SQL> = {
  todas: sql`true`,
  autores: sql`exists (select 1 from stores s where s.owner_id = u.id)`,
  administracao: sql`u.roles <> '{}'`,
  suspensas: sql`u.suspended_from <> '{}'`,
  recurso: sql`exists (select 1 from account_suspensions a where a.user_id = u.id and a.ended_at is null
    and a.appealed_at is not null and a.answered_at is null)`,
};
