import { type SQL, sql } from "drizzle-orm";
import { PAGE_SIZES, readSort } from "#kit/list-search.ts";
import { db } from "#platform/db.ts";
import { col, columnsOf, defineRow, readRows } from "#platform/read.ts";
import { EDITION_STATUSES } from "../rules/edition.ts";
import type { EditionsPage } from "../schema.ts";
import type { EditionSort, EditionsSearch } from "../search.ts";
import { countReturns, NONE_BACK } from "./editions.ts";

const ROW = defineRow({
  id: col.text`id`,
  status: col.oneOf(EDITION_STATUSES)`status`,
  subject: col.text`form->>'subject'`,
  topics: col.list(col.text)`form->'topics'`,
  posted: col.int`posted`,
  sendAt: col.time.orNull`send_at`,
  sentAt: col.time.orNull`sent_at`,
  createdAt: col.time`created_at`,
});

const PEOPLE = defineRow<EditionsPage["people"]>({
  confirmado: col.int`count(*) filter (where status = 'confirmado')::int`,
  pendente: col.int`count(*) filter (where status = 'pendente')::int`,
  descadastrado: col.int`count(*) filter (where status = 'descadastrado')::int`,
  bounce: col.int`count(*) filter (where status = 'bounce_duro')::int`,
  reclamou: col.int`count(*) filter (where status = 'reclamou')::int`,
});

const COLUMNS: Record<EditionSort, { column: SQL; isFalling: boolean }> = {
  criada: { column: sql`created_at`, isFalling: true },
  assunto: { column: sql`search_fold(form->>'subject')`, isFalling: false },
  postadas: { column: sql`posted`, isFalling: true },
};

function orderOf({ ordem }: EditionsSearch): SQL {
  const { by, isReversed } = readSort<EditionSort>(ordem, "criada");
  const { column, isFalling } = COLUMNS[by];
  return isFalling === isReversed ? sql`${column}, id` : sql`${column} desc, id desc`;
}

function foundBy({ busca }: EditionsSearch): SQL {
  const like = `%${(busca ?? "").replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  return busca ? sql`search_fold(form->>'subject') like search_fold(${like})` : sql`true`;
}

const instant = (at: Date | null): Date | null => at && new Date(at);

/** One page of the editions, the newest first, how many each situation holds under the same search, and how many readers there are. */
export async function listEditions(search: EditionsSearch): Promise<EditionsPage> {
  const { pagina = 1, por = PAGE_SIZES[0], situacao } = search;
  const byStatus = columnsOf(EDITION_STATUSES, (status) => col.int`count(*) filter (where status = ${status})`);
  const [rows, [counts], [people]] = await Promise.all([
    readRows(
      db,
      ROW,
      sql`select ${ROW} from editions where ${foundBy(search)} and ${situacao ? sql`status = ${situacao}` : sql`true`}
        order by ${orderOf(search)} limit ${por} offset ${(pagina - 1) * por}`,
    ),
    readRows(db, { all: col.int`count(*)`, ...byStatus }, (row) => sql`select ${row} from editions where ${foundBy(search)}`),
    readRows(db, PEOPLE, sql`select ${PEOPLE} from subscribers`),
  ]);
  if (!counts || !people) throw new Error("no counts");
  const back = await countReturns(rows.map(({ id }) => id));
  return {
    rows: rows.map(({ sendAt, sentAt, createdAt, ...row }) => ({
      ...row,
      ...(back.get(row.id) ?? NONE_BACK),
      sendAt: instant(sendAt),
      sentAt: instant(sentAt),
      createdAt: new Date(createdAt),
    })),
    total: situacao ? counts[situacao] : counts.all,
    counts,
    people,
  };
}
