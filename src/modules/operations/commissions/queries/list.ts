import { type SQL, sql } from "drizzle-orm";
import { AGREED_FOR, type AgreedFor } from "#modules/pricing/commission.ts";
import { commissionSetting } from "#modules/pricing/settings.ts";
import { PAGE_SIZES, readSort } from "#kit/list-search.ts";
import { firstName } from "#kit/person-name.ts";
import { type Db, db } from "#platform/db.ts";
import { col, columnsOf, defineRow, readRows } from "#platform/read.ts";
import { readSetting } from "#platform/settings.ts";
import { commissionList, type CommissionSort, type CommissionsSearch, type CommissionTab } from "../search.ts";

export type CommissionRow = {
  target: string;
  kind: AgreedFor;
  name: string;
  /** The store of a product, the category above a category. */
  of: string | null;
  /** Null when it ended. */
  bps: number | null;
  by: string;
  since: Date;
};

/** The last change of each target, by the names people know it by. */
export const LAST_CHANGES = sql`commission_changes c join users u on u.id = c.changed_by
  left join stores s on s.id = c.store_id left join categories g on g.id = c.category_id left join categories up on up.id = g.parent_id
  left join products p on p.id = c.product_id left join stores ps on ps.id = p.store_id
  where not exists (select 1 from commission_changes n where n.target = c.target and n.id > c.id)`;
const NAME = sql`coalesce(s.name, g.name, p.title, 'Categoria que não existe mais')`;
const ROW = defineRow<CommissionRow>({
  target: col.text`c.target`,
  kind: col.oneOf(AGREED_FOR)`split_part(c.target, '.', 1)`,
  name: col.text(NAME),
  of: col.text.orNull`coalesce(up.name, ps.name)`,
  bps: col.int.orNull`c.after_bps`,
  by: col.text`u.name`,
  since: col.time`c.changed_at`,
});

const TABS: Record<CommissionTab, SQL> = {
  vigor: sql`c.after_bps is not null`,
  lojas: sql`c.after_bps is not null and c.store_id is not null`,
  categorias: sql`c.after_bps is not null and c.category_id is not null`,
  materiais: sql`c.after_bps is not null and c.product_id is not null`,
  encerradas: sql`c.after_bps is null`,
};

const ORDERS: Record<CommissionSort, { by: SQL; way: "asc" | "desc" }> = {
  desde: { by: sql`c.id`, way: "desc" },
  nome: { by: sql`search_fold(${NAME})`, way: "asc" },
  comissao: { by: sql`coalesce(c.after_bps, c.before_bps)`, way: "desc" },
};

function foundBy(busca: string | undefined): SQL {
  if (!busca) return sql`true`;
  const like = `%${busca.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  return sql`search_fold(concat_ws(' ', ${NAME}, ps.name, up.name)) like search_fold(${like})`;
}

/** Some rows of a view, in its order. */
export async function readCommissions(
  { busca, situacao, ordem }: CommissionsSearch,
  limit: number,
  offset: number,
  on: Db = db,
): Promise<CommissionRow[]> {
  const { by: name, isReversed } = readSort<CommissionSort>(ordem, "desde");
  const { by, way } = ORDERS[name];
  const direction = (way === "asc") === isReversed ? sql`desc` : sql`asc`;
  const rows = await readRows(
    on,
    ROW,
    sql`select ${ROW} from ${LAST_CHANGES} and ${foundBy(busca)} and ${TABS[situacao ?? "vigor"]}
    order by ${by} ${direction}, c.id desc limit ${limit} offset ${offset}`,
  );
  return rows.map(shown);
}

/** One page of what was agreed, with how many each tab holds, and what holds where nothing was. */
export async function listCommissions(search: CommissionsSearch) {
  const { busca, situacao = "vigor", pagina = 1, por = PAGE_SIZES[0] } = search;
  const counted = columnsOf(commissionList.tabs, (tab) => col.int`count(*) filter (where ${TABS[tab]})`);
  const [rows, [held], usual] = await Promise.all([
    readCommissions(search, por, (pagina - 1) * por),
    readRows(db, counted, (row) => sql`select ${row} from ${LAST_CHANGES} and ${foundBy(busca)}`),
    readSetting(db, commissionSetting),
  ]);
  if (!held) throw new Error("no counts");
  return { rows, counts: held, total: held[situacao], usual };
}

/** One target as the list has it; null when nothing was ever agreed for it. */
export async function findCommissionRow(target: string): Promise<CommissionRow | null> {
  const rows = await readRows(db, ROW, sql`select ${ROW} from ${LAST_CHANGES} and c.target = ${target}`);
  return rows[0] ? shown(rows[0]) : null;
}

const shown = (row: CommissionRow): CommissionRow => ({ ...row, by: firstName(row.by) });
