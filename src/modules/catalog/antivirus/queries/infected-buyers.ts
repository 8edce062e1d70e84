import { sql } from "drizzle-orm";
import type { Tx } from "#platform/db.ts";
import { col, defineRow, readRows } from "#platform/read.ts";
import { boughtInfectedEmail } from "../../schema/jobs.ts";

/** How many people one call answers, at most. */
export const PEOPLE_AT_ONCE = 100;

/** Beside `w`, what was withheld: the same content of the same product is withheld now, after a release. */
export const isWithheldAgain = sql`exists (select 1 from withheld_contents again
  where again.product_id = w.product_id and again.sha256 = w.sha256 and again.released_at is null and again.id <> w.id)`;

type Withheld = { isReleased: boolean; isWithheldAgain: boolean; names: string[] };

/** What was withheld, held until `tx` ends so that it is not released meanwhile; `names` of its files as they are called. */
export async function holdWithheld(tx: Tx, withheldId: string): Promise<Withheld | null> {
  const [held] = await readRows(
    tx,
    {
      isReleased: col.bool`w.released_at is not null`,
      isWithheldAgain: col.bool`${isWithheldAgain}`,
      names: col.list(col.text)`array(select distinct f.name from product_files f
        where f.product_id = w.product_id and f.sha256 = w.sha256 order by f.name limit 10)`,
    },
    (row) => sql`select ${row} from withheld_contents w where w.id = ${withheldId} for share`,
  );
  return held ?? null;
}

export type InfectedBuyer = {
  userId: string;
  name: string;
  email: string;
  orderId: string;
  title: string;
  authorName: string;
  wasTaken: boolean;
  hasAccess: boolean;
};

const wasTaken = sql`exists (select 1 from downloads d join product_files f on f.id = d.file_id
  where d.entitlement_id = e.id and f.sha256 = w.sha256)`;

const BUYER = defineRow<InfectedBuyer>({
  userId: col.text`u.id`,
  name: col.text`u.name`,
  email: col.text`u.email`,
  orderId: col.text`e.order_id`,
  title: col.text`p.title`,
  authorName: col.text`s.author_name`,
  wasTaken: col.bool`${wasTaken}`,
  hasAccess: col.bool`e.revoked_at is null`,
});

/**
 * Who took a withheld content, or may take it with what they bought, by account, from `after` on. Who gave it back after taking it is
 * among them: it may still be where they kept it. `onlyNotified`: those who were told of the finding.
 */
export function listInfectedBuyers(
  tx: Tx,
  { withheldId, after, onlyNotified }: { withheldId: string; after: string | null; onlyNotified: boolean },
): Promise<InfectedBuyer[]> {
  // The e-mail alone does not say: one that had not left when it was released is taken back.
  const wasNotified = sql`(exists (select 1 from outbox_emails o
    where o.kind = ${boughtInfectedEmail.name} and o.ref = ${`${withheldId}:`} || u.id)
    or exists (select 1 from notifications n where n.user_id = u.id and n.event = 'compra.infectada' and n.ref = ${withheldId}))`;
  const concerned = sql`(${wasTaken} or e.revoked_at is null and exists (
    select 1 from product_files f join product_version_files vf on vf.file_id = f.id
    where f.product_id = p.id and f.sha256 = w.sha256 and vf.version_id in (e.version_id, p.current_version_id) and opens_file(e, vf)))`;
  return readRows(
    tx,
    BUYER,
    sql`select distinct on (u.id) ${BUYER}
      from withheld_contents w join products p on p.id = w.product_id join stores s on s.id = p.store_id
        join entitlements e on e.product_id = p.id join users u on u.id = e.user_id
      where w.id = ${withheldId} and (${after}::uuid is null or u.id > ${after}::uuid) and ${onlyNotified ? wasNotified : concerned}
      order by u.id, (e.revoked_at is null) desc, ${wasTaken} desc, e.granted_at desc limit ${PEOPLE_AT_ONCE}`,
  );
}
